import type { LocalizedText } from "@recambia/contract/locale";

/** Messages of field errors about sharing an account. */
export const peopleMessages = {
  already_here: {
    es: "Esta persona ya entra en tu cuenta.",
    ca: "Aquesta persona ja entra al teu compte.",
    en: "This person already signs in to your account.",
  },
  already_invited: {
    es: "Ya has invitado a esta dirección. Puedes volver a enviarle la invitación.",
    ca: "Ja has convidat aquesta adreça. Pots tornar-li a enviar la invitació.",
    en: "You have already invited this address. You can send the invitation again.",
  },
  too_many_people: {
    es: "Una cuenta puede tener un máximo de {limit} personas, contando las invitadas.",
    ca: "Un compte pot tenir un màxim de {limit} persones, comptant-hi les convidades.",
    en: "An account can have a maximum of {limit} people, counting those invited.",
  },
  last_person: {
    es: "Eres la única persona de esta cuenta: no puedes salir de ella, pero sí eliminarla desde tu perfil.",
    ca: "Ets l'única persona d'aquest compte: no en pots sortir, però sí eliminar-lo des del teu perfil.",
    en: "You are the only person on this account: you can't leave it, but you can delete it from your profile.",
  },
  already_there: {
    es: "Ya formas parte de esta cuenta.",
    ca: "Ja formes part d'aquest compte.",
    en: "You are already part of this account.",
  },
  own_things: {
    es: "Tu cuenta guarda direcciones o pedidos que se perderían. Para unirte, bórralos antes o acepta la invitación con otro correo.",
    ca: "El teu compte desa adreces o comandes que es perdrien. Per unir-t'hi, esborra-les abans o accepta la invitació amb un altre correu.",
    en: "Your account keeps addresses or orders that would be lost. To join, delete them first or accept the invitation with another email address.",
  },
  has_account: {
    es: "Este correo ya tiene una cuenta. Inicia sesión para aceptar la invitación.",
    ca: "Aquest correu ja té un compte. Inicia la sessió per acceptar la invitació.",
    en: "This email address already has an account. Sign in to accept the invitation.",
  },
} as const satisfies Record<string, LocalizedText>;
