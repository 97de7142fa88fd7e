import type { ErrorCode } from "@recambia/contract/http";
import type { Locale } from "@recambia/contract/locale";

type Sentence = Record<Locale, string>;

/** Messages by error code. `{name}` is filled in from the refusal's values. */
export const refusalTexts: Record<ErrorCode, Sentence> = {
  bad_request: {
    es: "No hemos entendido la petición.",
    ca: "No hem entès la petició.",
    en: "We could not understand the request.",
  },
  unauthenticated: {
    es: "Inicia sesión para continuar.",
    ca: "Inicia la sessió per continuar.",
    en: "Please sign in to continue.",
  },
  email_unverified: {
    es: "Verifica tu correo electrónico para continuar.",
    ca: "Verifica el teu correu electrònic per continuar.",
    en: "Please verify your email address to continue.",
  },
  forbidden: {
    es: "No tienes permiso para hacer esto.",
    ca: "No tens permís per fer això.",
    en: "You are not allowed to do this.",
  },
  not_found: {
    es: "No lo hemos encontrado.",
    ca: "No ho hem trobat.",
    en: "We could not find it.",
  },
  method_not_allowed: {
    es: "Esto no se puede hacer aquí.",
    ca: "Això no es pot fer aquí.",
    en: "This can't be done here.",
  },
  conflict: {
    es: "Ha cambiado mientras tanto. Vuelve a cargar la página.",
    ca: "Ha canviat mentrestant. Torna a carregar la pàgina.",
    en: "It has changed in the meantime. Please reload the page.",
  },
  out_of_stock: {
    es: "No queda suficiente: disponibles {available}.",
    ca: "No en queda prou: disponibles {available}.",
    en: "Not enough left: {available} available.",
  },
  fit_unconfirmed: {
    es: "Confirma que encaja en tu vehículo antes de añadirlo.",
    ca: "Confirma que encaixa al teu vehicle abans d'afegir-lo.",
    en: "Confirm that it fits your vehicle before adding it.",
  },
  cart_empty: {
    es: "Tu carrito está vacío.",
    ca: "La teva cistella està buida.",
    en: "Your cart is empty.",
  },
  quote_outdated: {
    es: "Algo ha cambiado desde que viste el resumen. Revísalo y confirma el pedido de nuevo.",
    ca: "Alguna cosa ha canviat des que vas veure el resum. Revisa'l i torna a confirmar la comanda.",
    en: "Something has changed since you saw the summary. Check it and confirm the order again.",
  },
  unpaid_orders_limit: {
    es: "No podemos reservarte tantos artículos sin pagar: como mucho {orders} pedidos pendientes de pago, con {pieces} artículos y {amount} en total. Paga o cancela un pedido pendiente, pide menos o escríbenos.",
    ca: "No podem reservar-te tants articles sense pagar: com a molt {orders} comandes pendents de pagament, amb {pieces} articles i {amount} en total. Paga o cancel·la una comanda pendent, demana'n menys o escriu-nos.",
    en: "We can't reserve that many unpaid items: at most {orders} orders waiting for payment, with {pieces} items and {amount} in all. Pay or cancel an order that is waiting, order less or write to us.",
  },
  too_large: {
    es: "Es demasiado grande.",
    ca: "És massa gran.",
    en: "It is too large.",
  },
  csrf_token_mismatch: {
    es: "La página ha caducado. Vuelve a intentarlo.",
    ca: "La pàgina ha caducat. Torna-ho a provar.",
    en: "The page has expired. Please try again.",
  },
  validation_failed: {
    es: "Revisa los datos marcados.",
    ca: "Revisa les dades marcades.",
    en: "Please check the marked fields.",
  },
  invalid_credentials: {
    es: "El correo o la contraseña no son correctos.",
    ca: "El correu o la contrasenya no són correctes.",
    en: "The email or the password is not right.",
  },
  invalid_token: {
    es: "El enlace ha caducado o ya se ha usado. Pide uno nuevo.",
    ca: "L'enllaç ha caducat o ja s'ha fet servir. Demana'n un de nou.",
    en: "The link has expired or has been used already. Ask for a new one.",
  },
  unknown_passkey: {
    es: "No hemos podido comprobar esta llave de acceso. Entra con tu contraseña.",
    ca: "No hem pogut comprovar aquesta clau d'accés. Entra amb la contrasenya.",
    en: "We could not check this passkey. Sign in with your password.",
  },
  password_locked: {
    es: "Contraseña bloqueada hasta el {until} (hora de Madrid).",
    ca: "Contrasenya bloquejada fins {until} (hora de Madrid).",
    en: "Password locked until {until} (Madrid time).",
  },
  order_shipped: {
    es: "Todo ha salido ya: no se puede cancelar, pero puedes desistir del pedido.",
    ca: "Tot ha sortit ja: no es pot cancel·lar, però pots desistir de la comanda.",
    en: "Everything has already left: it can't be cancelled, but you can withdraw from the order.",
  },
  order_made_to_order: {
    es: "Lo que queda por enviar está hecho a tu medida: no se puede cancelar una vez pagado.",
    ca: "El que queda per enviar està fet a mida: no es pot cancel·lar un cop pagat.",
    en: "What is left to send is made to your specification: it can't be cancelled once it is paid.",
  },
  withdrawal_not_for_business: {
    es: "Las compras para una empresa o actividad profesional no tienen derecho de desistimiento. Escríbenos y lo vemos.",
    ca: "Les compres per a una empresa o activitat professional no tenen dret de desistiment. Escriu-nos i ho mirem.",
    en: "Purchases for a business or profession carry no right of withdrawal. Write to us and we will look into it.",
  },
  withdrawal_term_over: {
    es: "El plazo de 14 días para desistir ha terminado. Si algo falla, tienes 3 años de garantía legal: escríbenos.",
    ca: "El termini de 14 dies per desistir s'ha acabat. Si alguna cosa falla, tens 3 anys de garantia legal: escriu-nos.",
    en: "The 14 days to withdraw are over. If something fails, you have 3 years of legal guarantee: write to us.",
  },
  withdrawal_excluded: {
    es: "De estos artículos no se puede desistir: se hacen a medida o caducan pronto (artículo 103 de la ley de consumidores).",
    ca: "D'aquests articles no es pot desistir: es fan a mida o caduquen aviat (article 103 de la llei de consumidors).",
    en: "You can't withdraw from these items: they are made to measure or perish soon (article 103 of the consumer code).",
  },
  withdrawal_all_done: {
    es: "De este pedido ya no queda nada de lo que desistir: está todo cancelado o devuelto.",
    ca: "D'aquesta comanda ja no queda res de què desistir: està tot cancel·lat o tornat.",
    en: "There is nothing left in this order to withdraw from: all of it has been cancelled or returned.",
  },
  too_many_requests: {
    es: "Demasiados intentos. Espera un momento.",
    ca: "Massa intents. Espera un moment.",
    en: "Too many attempts. Please wait a moment.",
  },
  internal: {
    es: "Algo ha fallado en la tienda. Ya estamos avisados; vuelve a intentarlo en un momento.",
    ca: "Alguna cosa ha fallat a la botiga. Ja n'estem avisats; torna-ho a provar d'aquí a un moment.",
    en: "Something went wrong in the shop. We have been told; please try again in a moment.",
  },
};

/** One sentence for each field error, by JSON Schema keyword. */
export const fieldTexts: Record<string, Sentence> = {
  required: {
    es: "Este campo es obligatorio.",
    ca: "Aquest camp és obligatori.",
    en: "This field is required.",
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
  unknown_vehicle: {
    es: "No conocemos este vehículo.",
    ca: "No coneixem aquest vehicle.",
    en: "We do not know this vehicle.",
  },
  unknown_value: {
    es: "No conocemos este valor.",
    ca: "No coneixem aquest valor.",
    en: "We do not know this value.",
  },
  too_many_lines: {
    es: "El carrito admite un máximo de {limit} líneas.",
    ca: "La cistella admet un màxim de {limit} línies.",
    en: "The cart holds a maximum of {limit} lines.",
  },
  too_many_favorites: {
    es: "Puedes tener un máximo de {limit} favoritos. Quita alguno para añadir otro.",
    ca: "Pots tenir un màxim de {limit} preferits. Treu-ne algun per afegir-ne un altre.",
    en: "You can have a maximum of {limit} favourites. Remove one to add another.",
  },
  too_many_collections: {
    es: "Puedes tener un máximo de {limit} listas. Elimina alguna para crear otra.",
    ca: "Pots tenir un màxim de {limit} llistes. Elimina'n alguna per crear-ne una altra.",
    en: "You can have a maximum of {limit} lists. Delete one to create another.",
  },
  too_many_items: {
    es: "Una lista admite un máximo de {limit} artículos. Quita alguno para añadir otro.",
    ca: "Una llista admet un màxim de {limit} articles. Treu-ne algun per afegir-ne un altre.",
    en: "A list holds a maximum of {limit} items. Remove one to add another.",
  },
  guest_signed_in: {
    es: "Has iniciado sesión: el pedido se hace con tu cuenta.",
    ca: "Has iniciat la sessió: la comanda es fa amb el teu compte.",
    en: "You are signed in: the order is placed with your account.",
  },
  unreadable: {
    es: "Hay caracteres que no se pueden imprimir.",
    ca: "Hi ha caràcters que no es poden imprimir.",
    en: "There are characters that can't be printed.",
  },
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
  zip_code: {
    es: "El código postal tiene 5 cifras.",
    ca: "El codi postal té 5 xifres.",
    en: "The postcode has 5 digits.",
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
  tax_id: {
    es: "El NIF, NIE o CIF no es correcto.",
    ca: "El NIF, NIE o CIF no és correcte.",
    en: "The NIF, NIE or CIF is not right.",
  },
  left_in_stock: {
    es: "Quedan {available}.",
    ca: "En queden {available}.",
    en: "{available} left.",
  },
  quote_has_problems: {
    es: "Este pedido todavía no se puede hacer: revisa los avisos del resumen.",
    ca: "Aquesta comanda encara no es pot fer: revisa els avisos del resum.",
    en: "This order can't be placed yet: check the notes in the summary.",
  },
  unknown_line: {
    es: "Esta línea no es de este pedido.",
    ca: "Aquesta línia no és d'aquesta comanda.",
    en: "This line is not part of this order.",
  },
  not_cancellable: {
    es: "De esta línea puedes cancelar {limit} como máximo.",
    ca: "D'aquesta línia pots cancel·lar {limit} com a màxim.",
    en: "You can cancel at most {limit} of this line.",
  },
  not_restockable: {
    es: "De esta línea quedan {limit} devueltas por decidir.",
    ca: "D'aquesta línia queden {limit} tornades per decidir.",
    en: "Of this line, {limit} returned pieces are left to decide about.",
  },
  only_as_a_whole: {
    es: "El pedido aún no está pagado: se cancela entero o no se cancela.",
    ca: "La comanda encara no està pagada: es cancel·la sencera o no es cancel·la.",
    en: "The order has not been paid yet: it is cancelled as a whole or not at all.",
  },
  not_withdrawable: {
    es: "De esta línea puedes desistir de {limit} como máximo.",
    ca: "D'aquesta línia pots desistir de {limit} com a màxim.",
    en: "You can withdraw from at most {limit} of this line.",
  },
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
  not_for_sale: {
    es: "Este producto solo se vende a empresas habilitadas.",
    ca: "Aquest producte només es ven a empreses habilitades.",
    en: "This product is sold to certified firms only.",
  },
  picture_unreadable: {
    es: "No es una imagen que podamos leer. Usa JPEG, PNG, WebP, GIF o AVIF.",
    ca: "No és una imatge que puguem llegir. Fes servir JPEG, PNG, WebP, GIF o AVIF.",
    en: "This is not an image we can read. Use JPEG, PNG, WebP, GIF or AVIF.",
  },
  picture_heic: {
    es: "No podemos leer fotos HEIC. Guárdala como JPEG y vuelve a subirla.",
    ca: "No podem llegir fotos HEIC. Desa-la com a JPEG i torna-la a pujar.",
    en: "We can't read HEIC photos. Save it as JPEG and upload it again.",
  },
  picture_megapixels: {
    es: "La imagen puede tener como máximo {limit} megapíxeles.",
    ca: "La imatge pot tenir com a màxim {limit} megapíxels.",
    en: "The image may have at most {limit} megapixels.",
  },
  picture_megabytes: {
    es: "La imagen puede pesar como máximo {limit} MB.",
    ca: "La imatge pot pesar com a màxim {limit} MB.",
    en: "The image may weigh at most {limit} MB.",
  },
  picture_crop: {
    es: "El recorte se sale de la imagen.",
    ca: "El retall surt de la imatge.",
    en: "The crop lies outside the image.",
  },
  picture_gone: {
    es: "Alguna foto ya no está disponible. Quítala y vuelve a subirla.",
    ca: "Alguna foto ja no està disponible. Treu-la i torna-la a pujar.",
    en: "One of the photos is no longer available. Remove it and upload it again.",
  },
  review_not_bought: {
    es: "Solo puedes opinar de lo que has comprado y ya has recibido.",
    ca: "Només pots opinar del que has comprat i ja has rebut.",
    en: "You can only review what you have bought and already received.",
  },
  review_twice: {
    es: "Ya has opinado de este producto. Puedes editar tu opinión.",
    ca: "Ja has opinat d'aquest producte. Pots editar la teva opinió.",
    en: "You have already reviewed this product. You can edit your review.",
  },
  review_needs_use: {
    es: "Lo compraste hace más de 30 días: confirma que lo has usado en los últimos 30 días.",
    ca: "El vas comprar fa més de 30 dies: confirma que l'has fet servir en els últims 30 dies.",
    en: "You bought it more than 30 days ago: confirm that you have used it in the last 30 days.",
  },
  review_hidden: {
    es: "La tienda ha ocultado esta opinión: no se puede editar.",
    ca: "La botiga ha ocultat aquesta opinió: no es pot editar.",
    en: "The shop has hidden this review: it can't be edited.",
  },
  passwords_differ: {
    es: "La contraseña y la confirmación no coinciden.",
    ca: "La contrasenya i la confirmació no coincideixen.",
    en: "Password and the confirmation do not match.",
  },
  common_password: {
    es: "Es una contraseña muy común, de las primeras que se prueban. Elige otra.",
    ca: "És una contrasenya molt comuna, de les primeres que es proven. Tria'n una altra.",
    en: "This is a very common password, among the first that are tried. Choose another one.",
  },
  wrong_passkey: {
    es: "No hemos podido comprobar la llave de acceso. Vuelve a intentarlo.",
    ca: "No hem pogut comprovar la clau d'accés. Torna-ho a provar.",
    en: "We could not check the passkey. Please try again.",
  },
  wrong_code: {
    es: "El código no es correcto.",
    ca: "El codi no és correcte.",
    en: "The code is not right.",
  },
  wrong_password: {
    es: "La contraseña no es correcta.",
    ca: "La contrasenya no és correcta.",
    en: "The password is not right.",
  },
};

/** Notices in successful responses. */
export const noticeTexts = {
  account_deleted: {
    es: "Tu cuenta y tus datos se han borrado. Solo conservamos los pedidos que hayas hecho y sus facturas, bloqueados y sin ningún otro uso, mientras la ley nos obliga a ello (impuestos, contabilidad y garantías); después se destruyen.",
    ca: "El teu compte i les teves dades s'han esborrat. Només conservem les comandes que hagis fet i les seves factures, bloquejades i sense cap altre ús, mentre la llei ens hi obliga (impostos, comptabilitat i garanties); després es destrueixen.",
    en: "Your account and your data have been deleted. We keep only the orders you have placed and their invoices, locked away and used for nothing else, for as long as the law obliges us to (tax, accounting and guarantees); then they are destroyed.",
  },
} as const satisfies Record<string, Sentence>;

/** Fills `{name}` from values. */
export function fillIn(sentence: string, values: Record<string, string | number> = {}): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
