import type { LocalizedText } from "@recambia/contract/locale";

/** Messages of field errors about addresses. */
export const addressMessages = {
  phone_required: {
    es: "Debes indicar al menos un número de teléfono válido.",
    ca: "Has d'indicar com a mínim un número de telèfon vàlid.",
    en: "You must provide at least one valid phone number.",
  },
  phone_invalid: {
    es: "El número de teléfono no es válido.",
    ca: "El número de telèfon no és vàlid.",
    en: "The phone number is not valid.",
  },
  unknown_province: {
    es: "Elige una provincia de la lista.",
    ca: "Tria una província de la llista.",
    en: "Choose a province from the list.",
  },
  zip_code_elsewhere: {
    es: "El código postal no es de esta provincia.",
    ca: "El codi postal no és d'aquesta província.",
    en: "The postcode does not belong to this province.",
  },
  identification_required: {
    es: "Para enviar a Cuba, la aduana pide el carné de identidad del destinatario.",
    ca: "Per enviar a Cuba, la duana demana el carnet d'identitat del destinatari.",
    en: "For parcels to Cuba, customs ask for the recipient's ID card.",
  },
  identification_length: {
    es: "¡El carné de identidad debe tener 11 caracteres!",
    ca: "El carnet d'identitat ha de tenir 11 caràcters!",
    en: "The ID card must have 11 characters!",
  },
  identification_digits: {
    es: "¡El carné de identidad debe contener solo números!",
    ca: "El carnet d'identitat ha de contenir només números!",
    en: "The ID card must contain numbers only!",
  },
  identification_date: {
    es: "Las seis primeras cifras no son una fecha de nacimiento.",
    ca: "Les sis primeres xifres no són una data de naixement.",
    en: "The first six digits are not a date of birth.",
  },
  identification_age: {
    es: "¡El destinatario debe ser mayor de edad!",
    ca: "El destinatari ha de ser major d'edat!",
    en: "The recipient must be of legal age!",
  },
  too_many_addresses: {
    es: "Puedes guardar un máximo de {limit} direcciones. Elimina alguna para añadir otra.",
    ca: "Pots desar un màxim de {limit} adreces. Elimina'n alguna per afegir-ne una altra.",
    en: "You can save a maximum of {limit} addresses. Delete one to add another.",
  },
} as const satisfies Record<string, LocalizedText>;
