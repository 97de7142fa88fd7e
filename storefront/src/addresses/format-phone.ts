/** A phone in E.164, spaced as its country writes it, on one line; other countries' stay as they are. */
export function formatPhone(phone: string): string {
  return phone
    .replace(/^\+34(\d{3})(\d{3})(\d{3})$/, "+34\u00a0$1\u00a0$2\u00a0$3")
    .replace(/^\+53(\d)(\d{3})(\d{4})$/, "+53\u00a0$1\u00a0$2\u00a0$3");
}
