import type { LocalizedText } from "@recambia/contract/locale";

/** Messages of field errors that any feature has; some are named by their JSON Schema keyword. */
export const fieldMessages = {
  required: {
    es: "Este campo es obligatorio.",
    ca: "Aquest camp és obligatori.",
    en: "This field is required.",
  },
  /** Instead of `required`, of a new password's confirmation (specification §5). */
  unconfirmed_password: {
    es: "Confirma tu nueva contraseña.",
    ca: "Confirma la teva nova contrasenya.",
    en: "Please confirm your new password.",
  },
  additionalProperties: {
    es: "No conocemos este campo.",
    ca: "No coneixem aquest camp.",
    en: "This field is not known.",
  },
  type: {
    es: "El tipo de dato no es válido.",
    ca: "El tipus de dada no és vàlid.",
    en: "The type is not valid.",
  },
  enum: {
    es: "El valor no es uno de los posibles.",
    ca: "El valor no és un dels possibles.",
    en: "The value is not one of those allowed.",
  },
  minimum: {
    es: "El valor mínimo es {limit}.",
    ca: "El valor mínim és {limit}.",
    en: "The minimum value is {limit}.",
  },
  maximum: {
    es: "El valor máximo es {limit}.",
    ca: "El valor màxim és {limit}.",
    en: "The maximum value is {limit}.",
  },
  minLength: {
    es: "Debe tener un mínimo de {limit} caracteres.",
    ca: "Ha de tenir un mínim de {limit} caràcters.",
    en: "You must enter a minimum of {limit} characters.",
  },
  maxLength: {
    es: "Debe tener un máximo de {limit} caracteres.",
    ca: "Ha de tenir un màxim de {limit} caràcters.",
    en: "You must enter a maximum of {limit} characters.",
  },
  format: { es: "El formato no es válido.", ca: "El format no és vàlid.", en: "The format is not valid." },
  email: {
    es: "Introduce un correo electrónico válido.",
    ca: "Introdueix un correu electrònic vàlid.",
    en: "Please enter a valid email.",
  },
  unknown_value: {
    es: "No conocemos este valor.",
    ca: "No coneixem aquest valor.",
    en: "We do not know this value.",
  },
  crossed_range: {
    es: "El mínimo es mayor que el máximo.",
    ca: "El mínim és més gran que el màxim.",
    en: "The minimum is greater than the maximum.",
  },
  unreadable: {
    es: "Hay caracteres que no se pueden imprimir.",
    ca: "Hi ha caràcters que no es poden imprimir.",
    en: "There are characters that can't be printed.",
  },
  zip_code: {
    es: "El código postal tiene 5 cifras.",
    ca: "El codi postal té 5 xifres.",
    en: "The postcode has 5 digits.",
  },
} as const satisfies Record<string, LocalizedText>;
