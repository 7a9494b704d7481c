export function saveFile(name: string, content: string, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Time for the browser to start reading.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
