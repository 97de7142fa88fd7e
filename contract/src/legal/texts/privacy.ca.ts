import { facts, list, paragraph, subheading } from "../blocks.ts";
import type { LegalText } from "../legal-text.ts";

export const text: LegalText = {
  title: "Privacitat",
  description: "Quines dades teves fem servir, per a què, quant de temps, i com hi decideixes.",
  lead: () =>
    "Pots mirar tot el catàleg sense dir-nos qui ets. Només et demanem dades quan calen per a una cosa que tu vols fer, i aquí hi ha per a què les fem servir.",
  sections: [
    {
      id: "summary",
      title: "L'essencial",
      body: (shop) => [
        facts([
          ["Responsable", `${shop.legalName}`],
          ["Per a què", "Servir les teves comandes, mantenir el teu compte, contestar-te i complir la llei."],
          ["Per què podem", "Pel contracte, per obligació legal o perquè ens has donat permís."],
          ["A qui arriben", "A qui lliura, a qui cobra i als nostres proveïdors tècnics. No venem dades."],
          [
            "Els teus drets",
            "Veure, corregir, esborrar, endur-te-les, limitar o oposar-t'hi. [Com](#rights)",
          ],
        ]),
      ],
    },
    { id: "controller", title: "Qui n'és el responsable", body: (shop) => [shop.identity] },
    {
      id: "purposes",
      title: "Quines dades fem servir i per a què",
      body: () => [
        subheading("Comandes"),
        paragraph(
          "Nom, adreça de lliurament, telèfon, correu, articles, vehicle al qual van i imports: per vendre't, lliurar-te, cobrar-te i atendre la garantia (contracte), i per a la comptabilitat i els impostos (obligació legal). Sense aquestes dades no podem servir la comanda.",
        ),
        paragraph(
          "Si demanes una factura completa, també el teu NIF i el teu domicili fiscal (obligació legal). Si desisteixes sense entrar al teu compte, el nom, el número de comanda i el correu que escrius: per tramitar-ho i enviar-te el justificant (obligació legal).",
        ),
        paragraph(
          "Si un article que vas comprar es retira per seguretat, el teu nom i el teu correu: per avisar-te, encara que hagis esborrat el compte (obligació legal).",
        ),
        subheading("Compte"),
        paragraph(
          "Nom, correu, contrasenya xifrada de manera irreversible i el que hi desis: adreces, preferits, llistes, fitxers, còpies de seguretat. També les claus d'accés i la clau de la teva aplicació de codis, si les fas servir. Per donar-te aquest servei (contracte). El pots crear des dels 14 anys; per comprar cal ser major d'edat.",
        ),
        paragraph(
          "Si comparteixes el compte, les altres persones veuen el teu nom, el teu correu i la teva foto, i totes veieu les comandes i les adreces. Si convides algú, fem servir el seu correu i el nom que li posis per enviar-li la invitació (interès legítim que el pugueu compartir).",
        ),
        subheading("El teu vehicle"),
        paragraph(
          "El garatge es desa al teu navegador i, si entres al teu compte, també hi queda desat. La matrícula i el número de bastidor d'un particular són dades personals: no les demanem per comprar, només les fem servir si tu les escrius i no les enviem a cap servei de mesurament.",
        ),
        subheading("Número d'identitat de qui rep"),
        paragraph(
          "Només el demanem en els enviaments a destinacions on la duana l'exigeix. El desem xifrat, es mostra tapat i l'esborrem quan acaba el termini de garantia. Si no ets tu, avisa aquesta persona que ens el dones i per a què.",
        ),
        subheading("Consultes, queixes i opinions"),
        paragraph(
          "El que ens escrius i els fitxers que adjuntes: per contestar-te (la teva petició) i, en les queixes, per obligació legal. La teva opinió es publica amb el nom que triïs; comprovem que vas comprar l'article.",
        ),
        subheading("Correus comercials"),
        paragraph("No n'enviem. Només t'escrivim pel teu compte, les teves comandes i el que ens preguntes."),
        subheading("Seguretat"),
        paragraph(
          "Registres tècnics i intents d'accés, per protegir la botiga i el teu compte (interès legítim). No fem perfils ni prenem decisions automatitzades sobre tu.",
        ),
      ],
    },
    {
      id: "retention",
      title: "Quant de temps les desem",
      body: () => [
        list([
          "La cistella d'una visita: 180 dies des de l'últim canvi.",
          "El compte: fins que l'esborres.",
          "Les invitacions sense resposta: 30 dies després de caducar.",
          "Comandes, pagaments, desistiments, reclamacions de garantia i factures: 6 anys des del final de l'any de l'últim pagament, factura o reemborsament, per la llei mercantil (els impostos en demanen 4), i 8 des del lliurament, més el que una reparació allargui la garantia, mentre s'hi pugui reclamar; també si abans esborres el compte. Mentre tinguis compte, les hi veus.",
          "Les comandes que no es van pagar: 1 any, si no són d'un compte.",
          "Consultes: 3 anys des de l'última resposta.",
          "Registres tècnics: 1 any.",
        ]),
        paragraph(
          "Si esborres el compte, de les teves comandes en traiem el que només calia per al lliurament. La resta queda bloquejada aquests anys: només es consulta, i queda apuntat per què, per a la garantia, els impostos i el que demanin jutges, fiscals i administracions. Les comandes fetes sense compte es bloquegen quan s'acaba la garantia. Quan arriba la data, el teu nom i les altres dades teves s'esborren soles de totes elles.",
        ),
      ],
    },
    {
      id: "recipients",
      title: "A qui les donem",
      body: (shop) => [
        list([
          "A l'empresa de transport, el just per lliurar.",
          "Al banc o l'entitat de pagament: import, número de comanda i, si tornem alguna cosa, quant. Les dades de la targeta o de Bizum hi van directament.",
          "A qui ens dona allotjament, correu i manteniment, amb contracte, per encàrrec nostre i sense poder fer-les servir per a res més.",
          "A l'Agència Tributària i a altres autoritats quan la llei ho mana.",
          ...(shop.isExporting
            ? [
                "En els enviaments a Cuba, al transportista i a la duana de destinació. És un país sense decisió d'adequació de la Unió Europea; la transferència és necessària per complir la teva comanda.",
              ]
            : []),
          ...(shop.analytics_tag
            ? [
                "A Google Ireland Ltd., si acceptes que mesurem les visites. Pot tractar-les als Estats Units sota el Marc de Privacitat de Dades UE-EUA. Ho decideixes a la [política de galetes](/cookies-policy#preferences).",
              ]
            : []),
        ]),
      ],
    },
    {
      id: "rights",
      title: "Els teus drets",
      body: (shop) => [
        paragraph(
          "Pots saber quines dades teves tenim, corregir-les, esborrar-les, endur-te-les en un format útil, demanar que en limitem l'ús, oposar-t'hi i retirar un permís quan vulguis. És gratis i contestem en un mes.",
        ),
        paragraph(
          `Si tens compte, a [Les meves dades](/profile/data) les pots descarregar i el pots esborrar tu. Per a la resta, escriu-nos a [${shop.email}](mailto:${shop.email}) o per carta. Només et demanarem que acreditis qui ets si en tenim dubtes raonables.`,
        ),
        paragraph(
          "Si creus que no ho fem bé, pots reclamar davant l'[Agència Espanyola de Protecció de Dades](https://www.aepd.es).",
        ),
      ],
    },
    {
      id: "device",
      title: "El que es desa al teu dispositiu",
      body: () => [
        paragraph(
          "Hi és tot, amb el nom, el motiu i la durada, a la [política de galetes](/cookies-policy).",
        ),
      ],
    },
    {
      id: "changes",
      title: "Canvis",
      body: () => [
        paragraph(
          "Si canviem aquest text, publiquem aquí la versió nova, amb el número i la data. La que vas acceptar amb una comanda no canvia.",
        ),
      ],
    },
  ],
};
