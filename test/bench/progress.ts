/** Shows how far a long run is: on a terminal in one line with the time left, otherwise now and then a line. */
export function progressOf(what: string): (done: number, of: number) => void {
  const start = Date.now();
  let shown = 0;
  return (done, of) => {
    const now = Date.now();
    const isLast = done === of;
    if (!isLast && now - shown < (process.stderr.isTTY ? 200 : 15_000)) return;
    shown = now;
    const seconds = (now - start) / 1000;
    const left = Math.round((seconds / done) * (of - done));
    const text = `${what}: ${done} of ${of}, ${(done / seconds).toFixed(0)} a second, ${left} s left`;
    if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}${isLast ? "\n" : ""}`);
    else console.error(text);
  };
}
