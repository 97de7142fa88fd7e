import { expect, test } from "vitest";
import { renderInPage } from "../../../test/render-in-page.tsx";
import { messages } from "../locales/es.po";
import { CodeFailure } from "./SecondFactorForm.tsx";

test("who has no more codes to try is led back to the password", () => {
  const drawn = (status: number) => {
    const answer = { status, data: { message: "Inicia sesión para continuar.", code: "unauthenticated" } };
    return renderInPage(<CodeFailure answer={answer} />, "es", messages);
  };
  expect(drawn(401)).toContain("Vuelve a escribir la contraseña.");
  expect(drawn(401)).not.toContain("Inicia sesión");
  expect(drawn(429)).toContain("Inicia sesión para continuar.");
});
