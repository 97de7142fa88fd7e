/** A phone in E.164, spaced as its country writes it; other countries' stay as they are. */
export function formatPhone(phone: string): string {
  return phone
    .replace(/^\+34(\d{3})(\d{3})(\d{3})$/, "+34 $1 $2 $3")
    .replace(/^\+53(\d)(\d{3})(\d{4})$/, "+53 $1 $2 $3");
}
