import type { storeMessages as English } from '../../en/company/store.ts';
import { counted } from '../../plural.ts';

export const storeMessages: typeof English = {
  list: {
    title: 'Boutique en ligne',
    description:
      'Des objets et des produits d’Algérie, sur demande : couteaux de Bou Saâda, dattes de Tolga, tapis du M’Zab, poteries et huile de Kabylie, argent touareg. Chacun avec ses artisans, son lieu et son prix.',
    badge: 'La boutique',
    headline: 'Des choses qui viennent de quelque part',
    intro:
      'Chacune est faite ou cultivée en un lieu précis, par des gens qui savent. Nous nommons le lieu et le savoir-faire, et disons franchement si l’article est disponible.',
    rules: [
      'Il n’y a pas de panier, et rien ne se paie en ligne.',
      'Vous demandez un article. Nous répondons par e-mail : prix, délai, comment il vous parvient.',
      'Il n’est mis de côté ou fabriqué qu’une fois votre accord donné.',
    ],
    rulesLabel: 'Comment acheter',
    contents: 'Sommaire',
    loading: 'Chargement de la boutique…',
    error: 'La boutique n’a pas pu être chargée.',
    empty: 'La boutique est vide pour le moment. Demandez-nous ce que l’on peut trouver.',
    pieces: 'Hors collection',
    examples:
      'Les prix indiqués ici sont des exemples. Notre réponse dit ce que vous payez, avant tout engagement.',
    callTitle: 'Vous cherchez autre chose ?',
    callText:
      'Un plateau en laiton, un burnous, un panier d’un village traversé un jour : dites-le-nous, et nous vous dirons si nous connaissons quelqu’un qui le fait.',
    callButton: 'Demander à la boutique',
    callNext: 'Écrivez-nous : une personne vous lit et vous répond par e-mail.',
  },
  item: {
    number: (number: number) => `N° ${number}`,
    numberLabel: (number: number) => `Article numéro ${number}`,
    maker: 'Fait par',
    place: 'Lieu',
    availability: 'Disponibilité',
    price: 'Prix',
    onRequest: 'Prix sur demande',
    drawing: 'Un dessin, pas une photographie de la pièce',
    availabilities: {
      in_stock: 'En stock',
      made_to_order: 'Sur commande',
      sold_out: 'En rupture pour le moment',
    },
    ask: {
      in_stock: 'Se renseigner',
      made_to_order: 'Demander un exemplaire',
      sold_out: 'Demander quand ce sera de retour',
    },
    about: (name: string) => `(${name})`,
    message: {
      in_stock: (name: string) => `Je souhaite me renseigner sur : ${name}.\n`,
      made_to_order: (name: string) => `Je souhaite un exemplaire de : ${name}.\n`,
      sold_out: (name: string) =>
        `Prévenez-moi, s’il vous plaît, quand cet article sera de nouveau disponible : ${name}.\n`,
    },
  },
  collection: {
    badge: 'La collection',
    open: (title: string) => `Ouvrir la collection ${title}`,
    pieces: (count: number) => counted(count, { one: '# pièce', other: '# pièces' }),
    loading: 'Chargement de la collection…',
    error: 'La collection n’a pas pu être chargée.',
    notFound: 'Collection introuvable.',
    empty: 'Rien n’est disponible dans cette collection pour le moment.',
    back: 'Toute la boutique',
    description: (title: string) => `${title} : le savoir-faire, les pièces et leur entretien.`,
    craft: 'Le savoir-faire',
    piecesTitle: 'Les pièces',
    careTitle: 'Comment en prendre soin',
    legal: 'À lire avant de voyager avec',
    callTitle: 'Une pièce à vous',
    callText:
      'Dites-nous quelle pièce vous aimeriez, comment elle doit être et où elle doit aller. Nous interrogeons l’atelier et répondons par e-mail avec le prix et le délai ; elle n’est faite qu’une fois votre accord donné.',
    callButton: 'Se renseigner sur la collection',
    callMessage: (title: string) => `Je souhaite me renseigner sur : ${title}.\n`,
  },
  knife: {
    title: 'Le boussaâdi, pièce par pièce',
    parts: [
      'Lame en acier au carbone, forgée, puis meulée à la main',
      'Fines lignes gravées le long de la lame',
      'Virole en laiton',
      'Manche en bois ou en corne de bélier',
      'Gaine : une âme de bois recouverte de cuir',
    ],
  },
};
