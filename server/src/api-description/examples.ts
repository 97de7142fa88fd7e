/** Example of each component that clients meet first, by the component's name. */
export const examples: Record<string, object> = {
  ErrorBody: {
    message: "Revisa los campos marcados.",
    code: "validation_failed",
    errors: { email: ["Introduce un correo electrónico válido."] },
  },
  AddLineBody: { purchasable_public_id: "k3m9x2v7q4t8w5z6", quantity: 2 },
  LoginBody: { email: "ana@example.com", password: "una frase larga que recuerdo" },
  OrderLinkBody: { number: "RC-7K2M-9QXA", email: "ana@example.com" },
  WriteReviewBody: {
    product_id: "k3m9x2v7q4t8w5z6",
    rating: 5,
    title: "Encajó a la primera",
    text: "Montado en un Ibiza de 2011 en media hora.",
    pictures: [],
    used_recently: true,
  },
};
