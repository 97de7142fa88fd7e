/** Hands a file that was made in the page to the browser, which saves it as it saves a download. */
export function saveFile(name: string, content: string, mediaType: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: mediaType }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
