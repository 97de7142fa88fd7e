import type { Locale } from "@recambia/contract/locale";
import type { LetterWords } from "../../platform/mail/index.ts";

/** Texts of mails about signing up, passwords and email addresses. */
export const accountLetters = {
  verify_email: {
    es: {
      subject: "Verifica tu correo en {shop}",
      preheader: "Un clic y tu cuenta estará lista.",
      heading: "Verifica tu correo electrónico",
      paragraphs: [
        "Gracias por registrarte en {shop}. Confirma que este correo es tuyo y podrás comprar, guardar tus direcciones y seguir tus pedidos.",
      ],
      button: "Verificar mi correo",
      note: "El enlace caduca en {minutes} minutos y funciona una sola vez. Si no te has registrado tú, no tienes que hacer nada.",
    },
    ca: {
      subject: "Verifica el teu correu a {shop}",
      preheader: "Un clic i el teu compte estarà a punt.",
      heading: "Verifica el teu correu electrònic",
      paragraphs: [
        "Gràcies per registrar-te a {shop}. Confirma que aquest correu és teu i podràs comprar, desar les teves adreces i seguir les teves comandes.",
      ],
      button: "Verifica el meu correu",
      note: "L'enllaç caduca d'aquí a {minutes} minuts i funciona una sola vegada. Si no t'has registrat tu, no cal que facis res.",
    },
    en: {
      subject: "Verify your email address at {shop}",
      preheader: "One click and your account is ready.",
      heading: "Verify your email address",
      paragraphs: [
        "Thank you for signing up at {shop}. Confirm that this address is yours, and you can shop, save your addresses and follow your orders.",
      ],
      button: "Verify my email address",
      note: "The link expires in {minutes} minutes and works once. If you did not sign up, there is nothing you need to do.",
    },
  },
  account_exists: {
    es: {
      subject: "Ya tienes una cuenta en {shop}",
      preheader: "Alguien ha intentado registrarse con este correo.",
      heading: "Ya tienes una cuenta",
      paragraphs: [
        "Alguien, quizá tú, ha intentado crear una cuenta con este correo, pero ya tienes una. Inicia sesión con tu contraseña de siempre.",
        "Si no la recuerdas, pide una nueva desde la página de inicio de sesión.",
      ],
      button: "Iniciar sesión",
      note: "Si no has sido tú, no tienes que hacer nada: nadie ha entrado en tu cuenta y nada ha cambiado.",
    },
    ca: {
      subject: "Ja tens un compte a {shop}",
      preheader: "Algú ha intentat registrar-se amb aquest correu.",
      heading: "Ja tens un compte",
      paragraphs: [
        "Algú, potser tu, ha intentat crear un compte amb aquest correu, però ja en tens un. Inicia la sessió amb la contrasenya de sempre.",
        "Si no la recordes, demana'n una de nova des de la pàgina d'inici de sessió.",
      ],
      button: "Inicia la sessió",
      note: "Si no has estat tu, no cal que facis res: ningú no ha entrat al teu compte i res no ha canviat.",
    },
    en: {
      subject: "You already have an account at {shop}",
      preheader: "Somebody tried to sign up with this address.",
      heading: "You already have an account",
      paragraphs: [
        "Somebody, perhaps you, tried to create an account with this address, but you already have one. Sign in with your usual password.",
        "If you do not remember it, ask for a new one on the sign-in page.",
      ],
      button: "Sign in",
      note: "If it was not you, there is nothing you need to do: nobody has signed in to your account and nothing has changed.",
    },
  },
  reset_password: {
    es: {
      subject: "Cambia tu contraseña de {shop}",
      preheader: "El enlace caduca en {minutes} minutos.",
      heading: "Elige una contraseña nueva",
      paragraphs: [
        "Nos han pedido cambiar la contraseña de tu cuenta. Si has sido tú, pulsa el botón y elige una nueva.",
      ],
      button: "Elegir contraseña",
      note: "El enlace caduca en {minutes} minutos y funciona una sola vez. Si no lo has pedido tú, no hagas nada: tu contraseña sigue siendo la misma.",
    },
    ca: {
      subject: "Canvia la teva contrasenya de {shop}",
      preheader: "L'enllaç caduca d'aquí a {minutes} minuts.",
      heading: "Tria una contrasenya nova",
      paragraphs: [
        "Ens han demanat canviar la contrasenya del teu compte. Si has estat tu, prem el botó i tria'n una de nova.",
      ],
      button: "Tria la contrasenya",
      note: "L'enllaç caduca d'aquí a {minutes} minuts i funciona una sola vegada. Si no ho has demanat tu, no facis res: la teva contrasenya continua sent la mateixa.",
    },
    en: {
      subject: "Change your {shop} password",
      preheader: "The link expires in {minutes} minutes.",
      heading: "Choose a new password",
      paragraphs: [
        "We were asked to change the password of your account. If it was you, press the button and choose a new one.",
      ],
      button: "Choose a password",
      note: "The link expires in {minutes} minutes and works once. If you did not ask for it, do nothing: your password is still the same.",
    },
  },
  password_changed: {
    es: {
      subject: "Tu contraseña de {shop} ha cambiado",
      preheader: "Si has sido tú, no tienes que hacer nada.",
      heading: "Tu contraseña ha cambiado",
      paragraphs: [
        "La contraseña de tu cuenta acaba de cambiar y hemos cerrado tus otras sesiones. Si has sido tú, no tienes que hacer nada.",
        "Si no has sido tú, pide una contraseña nueva desde la página de inicio de sesión y escríbenos a {email}: te ayudaremos a proteger tu cuenta.",
      ],
    },
    ca: {
      subject: "La teva contrasenya de {shop} ha canviat",
      preheader: "Si has estat tu, no cal que facis res.",
      heading: "La teva contrasenya ha canviat",
      paragraphs: [
        "La contrasenya del teu compte acaba de canviar i hem tancat les teves altres sessions. Si has estat tu, no cal que facis res.",
        "Si no has estat tu, demana una contrasenya nova des de la pàgina d'inici de sessió i escriu-nos a {email}: t'ajudarem a protegir el teu compte.",
      ],
    },
    en: {
      subject: "Your {shop} password has changed",
      preheader: "If it was you, there is nothing you need to do.",
      heading: "Your password has changed",
      paragraphs: [
        "The password of your account has just changed, and we have ended your other sessions. If it was you, there is nothing you need to do.",
        "If it was not you, ask for a new password on the sign-in page and write to us at {email}: we will help you to secure your account.",
      ],
    },
  },
  email_changed: {
    es: {
      subject: "El correo de tu cuenta de {shop} ha cambiado",
      preheader: "Desde ahora se entra con otra dirección.",
      heading: "El correo de tu cuenta ha cambiado",
      paragraphs: [
        "Tu cuenta ya no usa esta dirección: desde ahora se inicia sesión con la nueva, que ya está verificada.",
        "Si no has sido tú, escríbenos enseguida a {email} o llámanos al {phone}.",
      ],
    },
    ca: {
      subject: "El correu del teu compte de {shop} ha canviat",
      preheader: "A partir d'ara s'hi entra amb una altra adreça.",
      heading: "El correu del teu compte ha canviat",
      paragraphs: [
        "El teu compte ja no fa servir aquesta adreça: a partir d'ara la sessió s'inicia amb la nova, que ja està verificada.",
        "Si no has estat tu, escriu-nos de seguida a {email} o truca'ns al {phone}.",
      ],
    },
    en: {
      subject: "The email address of your {shop} account has changed",
      preheader: "From now on another address is used to sign in.",
      heading: "Your account's email address has changed",
      paragraphs: [
        "Your account no longer uses this address: from now on you sign in with the new one, which has been verified.",
        "If it was not you, write to us at {email} or call {phone} right away.",
      ],
    },
  },
  verify_new_email: {
    es: {
      subject: "Confirma tu nuevo correo en {shop}",
      preheader: "Hasta que lo confirmes vale el anterior.",
      heading: "Confirma tu nuevo correo",
      paragraphs: [
        "Has pedido usar esta dirección en tu cuenta de {shop}. Cuando la confirmes, iniciarás sesión con ella; hasta entonces vale la anterior.",
      ],
      button: "Confirmar el correo",
      note: "El enlace caduca en {minutes} minutos y funciona una sola vez. Si no lo has pedido tú, no tienes que hacer nada.",
    },
    ca: {
      subject: "Confirma el teu nou correu a {shop}",
      preheader: "Fins que no el confirmis val l'anterior.",
      heading: "Confirma el teu nou correu",
      paragraphs: [
        "Has demanat fer servir aquesta adreça al teu compte de {shop}. Quan la confirmis, hi iniciaràs la sessió; fins aleshores val l'anterior.",
      ],
      button: "Confirma el correu",
      note: "L'enllaç caduca d'aquí a {minutes} minuts i funciona una sola vegada. Si no ho has demanat tu, no cal que facis res.",
    },
    en: {
      subject: "Confirm your new email address at {shop}",
      preheader: "Until you confirm it, the old one stays in use.",
      heading: "Confirm your new email address",
      paragraphs: [
        "You asked to use this address for your {shop} account. Once you confirm it, you will use it to sign in; until then, the old one stays in use.",
      ],
      button: "Confirm the address",
      note: "The link expires in {minutes} minutes and works once. If you did not ask for it, there is nothing you need to do.",
    },
  },
  password_locked: {
    es: {
      subject: "Hemos bloqueado tu contraseña de {shop}",
      preheader: "Ha habido {attempts} intentos fallidos de entrar en tu cuenta.",
      heading: "Tu contraseña está bloqueada",
      paragraphs: [
        "Ha habido {attempts} intentos fallidos de entrar en tu cuenta. Para protegerla, la contraseña no sirve durante {hours} horas.",
        "Si no quieres esperar, elige otra desde «He olvidado la contraseña»: así se desbloquea.",
      ],
      facts: [{ name: "Bloqueada hasta", value: "{until} (hora de Madrid)" }],
      note: "Si no has sido tú, alguien ha probado contraseñas en tu cuenta, y no ha entrado.",
    },
    ca: {
      subject: "Hem bloquejat la teva contrasenya de {shop}",
      preheader: "Hi ha hagut {attempts} intents fallits d'entrar al teu compte.",
      heading: "La teva contrasenya està bloquejada",
      paragraphs: [
        "Hi ha hagut {attempts} intents fallits d'entrar al teu compte. Per protegir-lo, la contrasenya no serveix durant {hours} hores.",
        "Si no vols esperar, tria'n una altra des de «He oblidat la contrasenya»: així es desbloqueja.",
      ],
      facts: [{ name: "Bloquejada fins", value: "{until} (hora de Madrid)" }],
      note: "Si no has estat tu, algú ha provat contrasenyes al teu compte, i no hi ha entrat.",
    },
    en: {
      subject: "We have locked your {shop} password",
      preheader: "There were {attempts} failed attempts to sign in to your account.",
      heading: "Your password is locked",
      paragraphs: [
        "There were {attempts} failed attempts to sign in to your account. To protect it, the password does not work for {hours} hours.",
        "If you would rather not wait, choose another one from “I forgot my password”: that unlocks it.",
      ],
      facts: [{ name: "Locked until", value: "{until} (Madrid time)" }],
      note: "If it was not you, somebody tried passwords on your account, and did not get in.",
    },
  },
} satisfies Record<string, Record<Locale, LetterWords>>;
