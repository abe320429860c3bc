/** Hands a value to the browser as a JSON file to keep. */
export function saveFile(name: string, value: unknown): void {
  const address = URL.createObjectURL(
    new Blob([JSON.stringify(value)], { type: "application/json" }),
  );
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
