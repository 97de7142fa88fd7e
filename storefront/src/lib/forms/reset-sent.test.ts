import { createFormControl } from "react-hook-form";
import { expect, test } from "vitest";
import { resetSent } from "./reset-sent.ts";

const empty = { subject: "", text: "" };
const sent = { subject: "Frenos", text: "¿Cuáles van?" };

test("a sent form is empty, but for what was typed meanwhile", () => {
  const form = createFormControl({ defaultValues: empty });
  form.setValue("subject", sent.subject);
  form.setValue("text", sent.text);
  resetSent(form, sent, empty);
  expect(form.getValues()).toEqual(empty);
  form.setValue("subject", sent.subject);
  form.setValue("text", "Y otra cosa");
  resetSent(form, sent, empty);
  expect(form.getValues()).toEqual({ subject: "", text: "Y otra cosa" });
  form.reset();
  expect(form.getValues()).toEqual(empty);
});
