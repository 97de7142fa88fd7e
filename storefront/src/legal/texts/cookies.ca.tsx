import type { DocumentText } from "../documents/document-text.ts";
import type { StorageWords } from "../documents/StorageTable.tsx";

const words: StorageWords = {
  recambia_visitor: {
    purpose: "Protegeix el que envies i reconeix el teu navegador per desar la teva cistella.",
    life: "La sessió; amb una cistella, 180 dies",
  },
  recambia_session: {
    purpose: "Reconeix que has entrat al teu compte.",
    life: "30 dies des de l'últim ús, 90 com a molt",
  },
  recambia_device: {
    purpose: "Reconeix un navegador des del qual ja has entrat, perquè ningú no et pugui bloquejar l'accés.",
    life: "1 any",
  },
  recambia_orders: {
    purpose: "Obre les comandes que has fet sense compte en aquest navegador, o per l'enllaç d'un correu.",
    life: "24 hores on les fas, 30 dies amb l'enllaç",
  },
  recambia_support: {
    purpose: "Obre les converses que has començat sense compte, per l'enllaç d'un correu.",
    life: "30 dies",
  },
  recambia_second_factor: {
    purpose:
      "Recorda, mentre entres, que la teva contrasenya ja està comprovada i falta el codi de la teva aplicació.",
    life: "10 minuts",
  },
  recambia_passkey: {
    purpose: "Uneix la resposta de la teva clau d'accés amb la pregunta que li vam fer.",
    life: "5 minuts",
  },
  recambia_csrf: { purpose: "Impedeix que un altre web enviï res en nom teu.", life: "La sessió" },
  theme: { purpose: "Recorda si prefereixes el tema clar o el fosc.", life: "Fins que l'esborres" },
  "user-locale": { purpose: "Recorda l'idioma que has triat.", life: "Fins que l'esborres" },
  garage: {
    purpose: "Els teus vehicles, quin has triat i el que ens en dius, com ara quan es van fabricar.",
    life: "Fins que els esborres",
  },
  "garage-account": {
    purpose: "Quins vehicles té també el teu compte, per portar-los d'un dispositiu a un altre.",
    life: "Fins que esborres les dades del navegador",
  },
  cart: { purpose: "Diu si hi ha una cistella teva per carregar.", life: "Fins que deixa d'haver-n'hi" },
  auth: { purpose: "Recorda qui ha entrat, per no preguntar-ho a cada pàgina.", life: "Fins que surts" },
  consent: { purpose: "La teva elecció sobre el mesurament de visites.", life: "24 mesos" },
  "list-shape": {
    purpose: "Recorda si veus les llistes en files o en graella.",
    life: "Fins que l'esborres",
  },
  "keep-visit": {
    purpose: "Si vols que aquest navegador recordi el que mires i cerques.",
    life: "Fins que l'esborres",
  },
  favorites: { purpose: "Els productes que has marcat com a preferits.", life: "Fins que els esborres" },
  "recent-searches": { purpose: "El que has cercat darrerament.", life: "Fins que ho esborres" },
  "logout-pending": {
    purpose: "Que has tancat la sessió i falta acabar de tancar-la a la botiga.",
    life: "Fins que torna la connexió",
  },
  "recently-seen": { purpose: "Els últims articles que has mirat.", life: "Fins que els esborres" },
  mileage: { purpose: "Els quilòmetres dels teus vehicles, si els escrius.", life: "Fins que els esborres" },
  "return-after-mail": { purpose: "La pàgina on anaves quan et vam enviar un correu.", life: "60 minuts" },
  "install-offer": {
    purpose: "La teva resposta quan t'oferim instal·lar la botiga.",
    life: "Fins que ho esborres",
  },
  "recambia-offline": {
    purpose:
      "El que t'emportes per veure-ho sense connexió i, mentre tens la sessió oberta, les teves comandes i preferits com els vas veure.",
    life: "Fins que ho esborres o tanques la sessió",
  },
  "recambia-cart": {
    purpose: "El que has afegit sense connexió i espera per entrar a la teva cistella.",
    life: "Fins que s'envia; si abans caduca la teva sessió, xifrat fins que tornes, 30 dies com a molt",
  },
  "shop-files": {
    purpose: "Les pantalles de la botiga que has obert.",
    life: "Fins a la versió següent",
  },
  "seen-pictures": {
    purpose: "Les últimes fotos que has vist.",
    life: "Fins que n'hi ha d'altres",
  },
  "kept-pictures": {
    purpose: "Les fotos petites del que t'emportes.",
    life: "Fins que ho treus",
  },
  "scroll-positions": { purpose: "En tornar enrere, et deixa on eres.", life: "La pestanya" },
  compared: { purpose: "Les peces que estàs comparant.", life: "La pestanya" },
  "list-wish": {
    purpose: "El que volies afegir a una llista abans d'iniciar la sessió.",
    life: "La pestanya",
  },
  "vehicle-choice": { purpose: "El vehicle que estaves triant.", life: "La pestanya" },
  checkout: {
    purpose: "El que tries en tramitar una comanda: adreça, enviament, pagament i factura.",
    life: "La pestanya",
  },
  _ga: { purpose: "Distingeix visites per comptar-les.", life: "2 anys" },
  "_ga_*": { purpose: "Manté l'estat del mesurament.", life: "2 anys" },
};

export const text: DocumentText = {
  title: "Política de galetes",
  description: "Tot el que aquesta botiga desa al teu dispositiu: nom, motiu, propietari i durada.",
  lead: (shop) => (
    <p>
      {shop.analytics_tag
        ? "Desem el que cal perquè la botiga funcioni i, només si ho acceptes, el que serveix per comptar visites o per recordar el que mires i cerques."
        : "Només desem el que cal perquè la botiga funcioni i, si tu ho demanes, el que mires i cerques. No mesurem la teva visita ni hi ha publicitat, i per això no et preguntem res en entrar."}
    </p>
  ),
  sections: [
    {
      id: "what",
      title: "De què parlem",
      body: () => (
        <p>
          De les galetes i també de tot el que s'hi assembla: l'emmagatzematge local del navegador, que dura
          fins que s'esborra, i el de la pestanya, que se'n va quan la tanques. Nosaltres ho tractem igual.
        </p>
      ),
    },
    {
      id: "list",
      title: "Què desem, un per un",
      body: (_shop, { StorageTable }) => <StorageTable words={words} />,
    },
    {
      id: "needed",
      title: "Per què no cal permís per a gairebé res",
      body: () => (
        <p>
          El que és de la botiga cal per a un servei que tu demanes: tenir una cistella, un idioma, un tema o
          un garatge. La llei no exigeix permís per a això. No ho fem servir per a res més. La taula diu,
          línia per línia, si cal el teu permís.
        </p>
      ),
    },
    {
      id: "preferences",
      title: "La teva elecció",
      body: (shop, { ConsentPreferences, KeepVisit }) => (
        <>
          <p>
            El que mires i el que cerques s'oblida quan tanques o recarregues la pàgina. Si vols que aquest
            navegador ho recordi, digue'ns-ho aquí. Si canvies d'idea, ho esborrem.
          </p>
          <KeepVisit />
          {shop.analytics_tag ? (
            <>
              <p>
                Fins que no acceptes no es carrega ni es desa res del mesurament. Google Analytics rep
                l'adreça de la pàgina sense el que hi ha darrere de «?», i la teva adreça IP sense l'última
                part. Pots canviar d'idea quan vulguis: si ho retires, deixem de mesurar i n'esborrem les
                galetes.
              </p>
              <ConsentPreferences />
            </>
          ) : (
            <p>
              No hi ha res més a triar: no mesurem la teva visita. Si algun dia ho fem, t'ho preguntarem abans
              i refusar-ho serà tan fàcil com acceptar-ho.
            </p>
          )}
        </>
      ),
    },
    {
      id: "browser",
      title: "Com esborrar-ho",
      body: () => (
        <p>
          Als ajustos del teu navegador, a «privacitat» o «dades de llocs», pots veure i esborrar el que desa
          aquest web. Si esborres la galeta de visita perds la cistella; si esborres l'emmagatzematge local,
          el garatge i les teves preferències.
        </p>
      ),
    },
  ],
};
