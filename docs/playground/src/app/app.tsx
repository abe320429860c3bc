import { languages } from "../words/languages.ts";
import { SpeechContext } from "../words/speech.ts";

/** The page. */
export function App() {
  const { name, ...speech } = languages.en;
  return (
    <SpeechContext value={{ language: "en", ...speech }}>
      <h1>{name}</h1>
    </SpeechContext>
  );
}
