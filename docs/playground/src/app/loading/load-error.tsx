import "./loading.css";

interface LoadErrorProps {
  readonly message: string;
  readonly tryAgain: string;
  readonly onRetry: () => void;
}

/** Says that a part of the page could not be loaded, with a button to try again. */
export function LoadError({ message, tryAgain, onRetry }: LoadErrorProps) {
  return (
    <div className="panel load-error" role="alert" data-load-error>
      <p>{message}</p>
      <button type="button" className="confirm" data-try-again onClick={onRetry}>
        {tryAgain}
      </button>
    </div>
  );
}
