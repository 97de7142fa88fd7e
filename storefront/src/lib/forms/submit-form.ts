/**
 * Leaves the page by posting fields to another address, as a payment page wants to be opened. The
 * Content-Security-Policy has to allow the address as a form's target.
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
