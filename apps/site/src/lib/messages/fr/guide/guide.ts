import type { guideMessages as English } from '../../en/guide/guide.ts';

export const guideMessages: typeof English = {
  title: 'Vivre ici',
  description:
    'Logement, papiers, écoles, santé, conduite, argent et urgences pour qui s’installe en Algérie, à Oran et à Alger surtout : chaque information avec sa source et le jour où nous l’avons lue.',
  heading: 'Vivre ici',
  intro:
    'Ce que l’on se demande les premières semaines à Oran ou à Alger. Chaque information cite sa source et le jour où nous l’avons lue ; quand nous n’en avons pas trouvé, nous disons à qui s’adresser. Les règles changent : vérifiez avant de signer, de payer ou de prendre le volant.',
  beforeYouCome: 'Les visas, la douane et les conseils aux voyageurs ont leur propre page :',
  contents: 'Thèmes',
  topics: {
    housing: {
      title: 'Logement',
      intro: 'Le bail, l’argent qu’il demande, et les factures qui viennent avec l’appartement.',
    },
    papers: {
      title: 'Papiers',
      intro:
        'Les titres de séjour, et les papiers de votre pays qu’une administration accepte ici.',
    },
    schools: {
      title: 'Écoles',
      intro: 'Les écoles internationales d’Oran et d’Alger, et celles du pays.',
    },
    health: {
      title: 'Santé',
      intro: 'Où aller, qui paie, et quelle pharmacie est de garde cette nuit.',
    },
    driving: {
      title: 'Conduite',
      intro: 'Votre permis, les papiers de la voiture, et à quoi ressemble la route.',
    },
    money: {
      title: 'Argent',
      intro: 'Dinars, cartes et comptes dans un pays qui paie en espèces.',
    },
    emergencies: {
      title: 'Urgences',
      intro: 'Enregistrez ces numéros dans votre téléphone avant d’en avoir besoin.',
    },
  },
  /** Before a heading that every topic has. */
  inTopic: (topic: string) => `${topic} : `,
  ask: {
    title: 'À qui s’adresser',
    text: 'Sur ces points, nous n’avons trouvé aucune source à jour et n’affirmons donc rien.',
  },
  askAlso: 'S’adresser à :',
  help: {
    title: 'Nous pouvons vous aider',
    ask: 'Demandez-nous',
    askAbout: (service: string, topic: string) => `à propos de « ${service} » : ${topic}`,
    message: (topic: string) => `Vivre ici, ${topic.toLowerCase()} : `,
  },
  loading: 'Chargement du guide…',
  error: 'Le guide n’a pas pu être chargé.',
  empty: 'Le guide est vide pour le moment. Demandez-nous directement.',
};
