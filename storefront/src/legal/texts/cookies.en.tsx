import type { DocumentText } from "../documents/document-text.ts";
import type { StorageWords } from "../documents/StorageTable.tsx";

const words: StorageWords = {
  recambia_visitor: {
    purpose: "Protects what you send and recognises your browser in order to keep your cart.",
    life: "The session; with a cart, 180 days",
  },
  recambia_session: {
    purpose: "Recognises that you are signed in to your account.",
    life: "30 days after the last use, 90 at most",
  },
  recambia_device: {
    purpose: "Recognises a browser that you have signed in from before, so that nobody can lock you out.",
    life: "1 year",
  },
  recambia_orders: {
    purpose: "Opens the orders you placed without an account in this browser, or by the link in an email.",
    life: "24 hours where you place them, 30 days with the link",
  },
  recambia_support: {
    purpose: "Opens the conversations you started without an account, by the link in an email.",
    life: "30 days",
  },
  recambia_second_factor: {
    purpose:
      "Remembers, while you sign in, that your password has been checked and the code of your app is missing.",
    life: "10 minutes",
  },
  recambia_passkey: {
    purpose: "Joins the answer of your passkey with the question that we asked it.",
    life: "5 minutes",
  },
  recambia_csrf: { purpose: "Stops another site from sending anything in your name.", life: "The session" },
  theme: {
    purpose: "Remembers whether you prefer the light or the dark theme.",
    life: "Until you delete it",
  },
  "user-locale": { purpose: "Remembers the language you chose.", life: "Until you delete it" },
  garage: {
    purpose:
      "Your vehicles, which one is chosen, and what you tell us about them, such as when they were built.",
    life: "Until you delete them",
  },
  "garage-account": {
    purpose: "Which vehicles your account has as well, to take them from device to device.",
    life: "Until you delete the browser's data",
  },
  cart: { purpose: "Says whether there is a cart of yours to load.", life: "Until there is none" },
  auth: {
    purpose: "Remembers who has signed in, so as not to ask on every page.",
    life: "Until you sign out",
  },
  consent: { purpose: "Your choice about the measuring of visits.", life: "24 months" },
  "list-shape": {
    purpose: "Remembers whether you see lists as rows or as a grid.",
    life: "Until you delete it",
  },
  "keep-visit": {
    purpose: "Whether this browser is to remember what you look at and search for.",
    life: "Until you delete it",
  },
  favorites: { purpose: "The products you have marked as favourites.", life: "Until you delete them" },
  "recent-searches": { purpose: "What you searched for last.", life: "Until you delete it" },
  "logout-pending": {
    purpose: "That you have signed out and the shop has yet to confirm it.",
    life: "Until the connection returns",
  },
  "recently-seen": { purpose: "The last items you looked at.", life: "Until you delete them" },
  mileage: { purpose: "The mileage of your vehicles, if you type it.", life: "Until you delete them" },
  "return-after-mail": { purpose: "The page you were going to when we sent you a mail.", life: "60 minutes" },
  "install-offer": {
    purpose: "Your answer when we offer you to install the shop.",
    life: "Until you delete it",
  },
  "recambia-offline": {
    purpose:
      "What you take along to see it without a connection and, while you are signed in, your orders and favourites as you last saw them.",
    life: "Until you delete it or sign out",
  },
  "recambia-cart": {
    purpose: "What you have added without a connection and is waiting to get into your cart.",
    life: "Until it is sent; if your session ends before, encrypted until you are back, for 30 days at most",
  },
  "shop-files": {
    purpose: "The screens of the shop that you have opened.",
    life: "Until the next version",
  },
  "seen-pictures": {
    purpose: "The last pictures you have seen.",
    life: "Until others replace them",
  },
  "kept-pictures": {
    purpose: "The small pictures of what you take along.",
    life: "Until you remove it",
  },
  "scroll-positions": { purpose: "Brings you back to where you were on a page.", life: "The tab" },
  compared: { purpose: "The parts that you are comparing.", life: "The tab" },
  "list-wish": { purpose: "What you wanted to add to a list before signing in.", life: "The tab" },
  "vehicle-choice": { purpose: "The vehicle that you were choosing.", life: "The tab" },
  checkout: {
    purpose: "What you choose while ordering: address, delivery, payment and invoice.",
    life: "The tab",
  },
  _ga: { purpose: "Tells visits apart in order to count them.", life: "2 years" },
  "_ga_*": { purpose: "Keeps the state of the measuring.", life: "2 years" },
};

export const text: DocumentText = {
  title: "Cookie policy",
  description: "Everything that this shop keeps on your device: name, reason, owner and life.",
  lead: (shop) => (
    <p>
      {shop.analytics_tag
        ? "We keep what the shop needs in order to work and, only if you accept it, what serves to count visits or to remember what you look at and search for."
        : "We keep only what the shop needs in order to work and, if you ask for it, what you look at and search for. We do not measure your visit and there is no advertising, which is why we ask you nothing when you come in."}
    </p>
  ),
  sections: [
    {
      id: "what",
      title: "What this is about",
      body: () => (
        <p>
          Cookies, and everything that resembles them: the browser's local storage, which stays until it is
          deleted, and the tab's, which goes when you close it. We treat them alike.
        </p>
      ),
    },
    {
      id: "list",
      title: "What we keep, one by one",
      body: (_shop, { StorageTable }) => <StorageTable words={words} />,
    },
    {
      id: "needed",
      title: "Why hardly any of it needs permission",
      body: () => (
        <p>
          What is the shop's own is necessary for a service you ask for: to have a cart, a language, a theme
          or a garage. The law asks for no permission for that. We use it for nothing else. The table says,
          line by line, whether your permission is needed.
        </p>
      ),
    },
    {
      id: "preferences",
      title: "Your choice",
      body: (shop, { ConsentPreferences, KeepVisit }) => (
        <>
          <p>
            What you look at and search for is forgotten when you close or reload the page. If you want this
            browser to remember it, tell us here. If you change your mind, we delete it.
          </p>
          <KeepVisit />
          {shop.analytics_tag ? (
            <>
              <p>
                Until you accept, nothing of the measuring is loaded or stored. Google Analytics receives the
                address of the page without what follows the “?”, and your IP address without its last part.
                You can change your mind at any time: if you withdraw, we stop measuring and delete its
                cookies.
              </p>
              <ConsentPreferences />
            </>
          ) : (
            <p>
              There is nothing else to choose: we do not measure your visit. If one day we do, we will ask you
              first, and rejecting will be as easy as accepting.
            </p>
          )}
        </>
      ),
    },
    {
      id: "browser",
      title: "How to delete it",
      body: () => (
        <p>
          In your browser's settings, under “privacy” or “site data”, you can see and delete what this site
          keeps. If you delete the visit's cookie you lose the cart; if you delete the local storage, the
          garage and your preferences.
        </p>
      ),
    },
  ],
};
