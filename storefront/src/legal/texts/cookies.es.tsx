import type { DocumentText } from "../documents/document-text.ts";
import type { StorageWords } from "../documents/StorageTable.tsx";

const words: StorageWords = {
  recambia_visitor: {
    purpose: "Protege lo que envías y reconoce tu navegador para guardar tu carrito.",
    life: "La sesión; con un carrito, 180 días",
  },
  recambia_session: {
    purpose: "Reconoce que has entrado en tu cuenta.",
    life: "30 días desde el último uso, 90 como mucho",
  },
  recambia_device: {
    purpose: "Reconoce un navegador desde el que ya has entrado, para que nadie pueda bloquearte el acceso.",
    life: "1 año",
  },
  recambia_orders: {
    purpose: "Abre los pedidos que has hecho sin cuenta en este navegador, o por el enlace de un correo.",
    life: "24 horas donde los haces, 30 días con el enlace",
  },
  recambia_support: {
    purpose: "Abre las conversaciones que has empezado sin cuenta, por el enlace de un correo.",
    life: "30 días",
  },
  recambia_second_factor: {
    purpose:
      "Recuerda, mientras entras, que tu contraseña ya está comprobada y falta el código de tu aplicación.",
    life: "10 minutos",
  },
  recambia_passkey: {
    purpose: "Une la respuesta de tu llave de acceso con la pregunta que le hicimos.",
    life: "5 minutos",
  },
  recambia_csrf: { purpose: "Impide que otra web envíe algo en tu nombre.", life: "La sesión" },
  theme: { purpose: "Recuerda si prefieres el tema claro o el oscuro.", life: "Hasta que la borres" },
  "user-locale": { purpose: "Recuerda el idioma que has elegido.", life: "Hasta que la borres" },
  garage: {
    purpose: "Tus vehículos, cuál has elegido y lo que nos dices de ellos, como cuándo se fabricaron.",
    life: "Hasta que los borres",
  },
  "garage-account": {
    purpose: "Qué vehículos tiene también tu cuenta, para llevarlos de un dispositivo a otro.",
    life: "Hasta que borres los datos del navegador",
  },
  cart: { purpose: "Dice si hay un carrito tuyo que cargar.", life: "Hasta que deja de haberlo" },
  auth: {
    purpose: "Recuerda quién ha entrado, para no preguntarlo en cada página.",
    life: "Hasta que sales",
  },
  consent: { purpose: "Tu elección sobre la medición de visitas.", life: "24 meses" },
  "list-shape": {
    purpose: "Recuerda si ves las listas en filas o en cuadrícula.",
    life: "Hasta que la borres",
  },
  "keep-visit": {
    purpose: "Si quieres que este navegador recuerde lo que miras y buscas.",
    life: "Hasta que la borres",
  },
  favorites: { purpose: "Los productos que has marcado como favoritos.", life: "Hasta que los borres" },
  "recent-searches": { purpose: "Lo último que has buscado.", life: "Hasta que lo borres" },
  "logout-pending": {
    purpose: "Que has cerrado la sesión y falta terminar de cerrarla en la tienda.",
    life: "Hasta que vuelve la conexión",
  },
  "recently-seen": { purpose: "Los últimos artículos que has mirado.", life: "Hasta que los borres" },
  mileage: { purpose: "Los kilómetros de tus vehículos, si los escribes.", life: "Hasta que los borres" },
  "return-after-mail": {
    purpose: "La página a la que ibas cuando te enviamos un correo.",
    life: "60 minutos",
  },
  "install-offer": {
    purpose: "Tu respuesta cuando te ofrecemos instalar la tienda.",
    life: "Hasta que lo borres",
  },
  "recambia-offline": {
    purpose:
      "Lo que te llevas para verlo sin conexión y, mientras tienes la sesión abierta, tus pedidos y favoritos como los viste.",
    life: "Hasta que lo borras o cierras la sesión",
  },
  "recambia-cart": {
    purpose: "Lo que has añadido sin conexión y espera para entrar en tu carrito.",
    life: "Hasta que se envía; si antes caduca tu sesión, cifrado hasta que vuelves, 30 días como mucho",
  },
  "shop-files": {
    purpose: "Las pantallas de la tienda que has abierto.",
    life: "Hasta la versión siguiente",
  },
  "seen-pictures": {
    purpose: "Las últimas fotos que has visto.",
    life: "Hasta que las sustituyen otras",
  },
  "kept-pictures": {
    purpose: "Las fotos pequeñas de lo que te llevas.",
    life: "Hasta que lo quitas",
  },
  "scroll-positions": { purpose: "Al volver atrás, te deja donde estabas.", life: "La pestaña" },
  compared: { purpose: "Las piezas que estás comparando.", life: "La pestaña" },
  "list-wish": { purpose: "Lo que querías añadir a una lista antes de iniciar sesión.", life: "La pestaña" },
  "vehicle-choice": { purpose: "El vehículo que estabas eligiendo.", life: "La pestaña" },
  checkout: {
    purpose: "Lo que eliges al tramitar un pedido: dirección, envío, pago y factura.",
    life: "La pestaña",
  },
  _ga: { purpose: "Distingue visitas para contarlas.", life: "2 años" },
  "_ga_*": { purpose: "Mantiene el estado de la medición.", life: "2 años" },
};

export const text: DocumentText = {
  title: "Política de cookies",
  description: "Todo lo que esta tienda guarda en tu dispositivo: nombre, motivo, dueño y duración.",
  lead: (shop) => (
    <p>
      {shop.analytics_tag
        ? "Guardamos lo necesario para que la tienda funcione y, solo si lo aceptas, lo que sirve para contar visitas o para recordar lo que miras y buscas."
        : "Solo guardamos lo necesario para que la tienda funcione y, si tú lo pides, lo que miras y buscas. No medimos tu visita ni hay publicidad, y por eso no te preguntamos nada al entrar."}
    </p>
  ),
  sections: [
    {
      id: "what",
      title: "De qué hablamos",
      body: () => (
        <p>
          De las cookies y también de todo lo que se parece: el almacenamiento local del navegador, que dura
          hasta que se borra, y el de la pestaña, que se va al cerrarla. Nosotros las tratamos igual.
        </p>
      ),
    },
    {
      id: "list",
      title: "Qué guardamos, uno por uno",
      body: (_shop, { StorageTable }) => <StorageTable words={words} />,
    },
    {
      id: "needed",
      title: "Por qué no hace falta permiso para casi nada",
      body: () => (
        <p>
          Lo de la tienda es necesario para un servicio que tú pides: tener un carrito, un idioma, un tema o
          un garaje. La ley no exige permiso para eso. No lo usamos para nada más. La tabla dice, línea por
          línea, si hace falta tu permiso.
        </p>
      ),
    },
    {
      id: "preferences",
      title: "Tu elección",
      body: (shop, { ConsentPreferences, KeepVisit }) => (
        <>
          <p>
            Lo que miras y lo que buscas se olvida al cerrar o recargar la página. Si quieres que este
            navegador lo recuerde, dínoslo aquí. Si cambias de idea, lo borramos.
          </p>
          <KeepVisit />
          {shop.analytics_tag ? (
            <>
              <p>
                Hasta que aceptas no se carga ni se guarda nada de la medición. Google Analytics recibe la
                dirección de la página sin lo que va detrás de «?», y tu dirección IP sin su última parte.
                Puedes cambiar de idea cuando quieras: si lo retiras, dejamos de medir y borramos sus cookies.
              </p>
              <ConsentPreferences />
            </>
          ) : (
            <p>
              No hay nada más que elegir: no medimos tu visita. Si algún día lo hacemos, te lo preguntaremos
              antes y rechazarlo será igual de fácil que aceptarlo.
            </p>
          )}
        </>
      ),
    },
    {
      id: "browser",
      title: "Cómo borrarlo",
      body: () => (
        <p>
          En los ajustes de tu navegador, en «privacidad» o «datos de sitios», puedes ver y borrar lo que
          guarda esta web. Si borras la cookie de visita pierdes el carrito; si borras el almacenamiento
          local, el garaje y tus preferencias.
        </p>
      ),
    },
  ],
};
