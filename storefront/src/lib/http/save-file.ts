/** Time in which a browser has begun to read a file that is saved, in milliseconds. */
const readingMs = 60_000;

/** Saves a file that was created in the page as a download. */
export function saveFile(name: string, content: string, mediaType: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: mediaType }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // A busy browser reads the content some time after the click.
  setTimeout(() => URL.revokeObjectURL(address), readingMs);
}
