/**
 * Leaves the page by posting fields to a URL, as payment pages require. The Content-Security-Policy must
 * allow the URL as a form target.
 */
export function submitForm(address: string, fields: Readonly<Record<string, string>>): void {
  const form = document.createElement("form");
  form.method = "post";
  form.action = address;
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement("input");
    field.type = "hidden";
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
}
