export const dashboard = {
  ', done': ', fait',
  'Accounts waiting': 'Comptes en attente',
  'Add your contact details': 'Ajoutez vos coordonnées',
  'Add your own photos': 'Ajoutez vos propres photos',
  'All weeks': 'Toutes les semaines',
  'Assigned to me': 'Mes demandes',
  'No email has failed or come back.': 'Aucun e-mail n’a échoué ni n’est revenu.',
  '{automatic, plural, one {# automatic reply has} other {# automatic replies have}} arrived too.':
    '{automatic, plural, one {Et # réponse automatique.} other {Et # réponses automatiques.}}',
  '{count, plural, one {# notice of failed delivery names} other {# notices of failed delivery name}} no email: see “Unmatched mail”.':
    '{count, plural, one {# avis de non-remise ne nomme} other {# avis de non-remise ne nomment}} aucun e-mail : voir « E-mails non rattachés ».',
  'First steps': 'Premiers pas',
  'Hide the first steps': 'Masquer les premiers pas',
  'Inquiries per week': 'Demandes par semaine',
  'Inquiries per week by service: {data}': 'Demandes par semaine et par service : {data}',
  'Inquiries per week, table': 'Demandes par semaine, tableau',
  'Invite a colleague': 'Invitez un collègue',
  'It arrives here, with an email in your inbox.':
    'Elle arrive ici, avec un e-mail dans votre boîte.',
  'New submissions': 'Nouvelles demandes',
  'No inquiries in {count} weeks.': 'Aucune demande en {count} semaines.',
  'No report is open.': 'Aucun signalement en cours.',
  'No review is waiting for a decision.': 'Aucun avis n’attend de décision.',
  'Nobody has read these sources for 90 days, and visitors see that. Compare each text with its source.':
    'Personne n’a relu ces sources depuis 90 jours, et les visiteurs le voient. Comparez chaque texte à sa source.',
  'Nobody is waiting for access.': 'Personne n’attend d’accès.',
  'Nothing is due.': 'Rien n’est à traiter.',
  'Only an administrator can do this.': 'Seul un administrateur peut le faire.',
  'Open Health': 'Ouvrir l’état du système',
  'Open settings': 'Ouvrir les réglages',
  'Open the contact page': 'Ouvrir la page de contact',
  'Open the settings': 'Ouvrir les réglages',
  Other: 'Autre',
  'Phone and email appear on the contact page and in every email we send.':
    'Le téléphone et l’e-mail figurent sur la page de contact et dans chaque e-mail envoyé.',
  'Publish a travel': 'Publiez un voyage',
  'Reviews reported': 'Avis signalés',
  'Reviews waiting': 'Avis en attente',
  'Send yourself an inquiry': 'Envoyez-vous une demande',
  'Show as table': 'Afficher en tableau',
  'Some visitors may not have heard from us.':
    'Certains visiteurs n’ont peut-être pas reçu notre réponse.',
  'The oldest arrived {oldestAt}.': 'La plus ancienne est arrivée {oldestAt}.',
  'To look at again today.': 'À revoir aujourd’hui.',
  'Two people answer faster, and one can help if the other is locked out.':
    'À deux, on répond plus vite, et l’un peut aider si l’autre n’a plus accès.',
  'Until then the site shows drawings.': 'D’ici là, le site montre des dessins.',
  'Visitors don’t see drafts; your colleagues do.':
    'Les visiteurs ne voient pas les brouillons ; vos collègues, si.',
  'week from {label}': 'semaine du {label}',
  '{count} for more than four office hours.': '{count} depuis plus de quatre heures ouvrées.',
  '{data} Spam is left out.': '{data} Les indésirables ne sont pas comptés.',
  '{done} of {count} done.':
    '{done, plural, one {# étape faite} other {# étapes faites}} sur {count}.',
  '{label} · last read on {day}': '{label} · relu le {day}',
  '{label}: all {count}': '{label} : les {count}',
  '{name}, week from {label}': '{name}, semaine du {label}',
  '{others} to subscribers or colleagues failed too.':
    '{others} à des abonnés ou des collègues ont aussi échoué.',
  '{others} to subscribers or colleagues failed.':
    '{others} à des abonnés ou des collègues ont échoué.',
  '{total, plural, one {# inquiry} other {# inquiries}} in {count} weeks, all about {label}.':
    '{total, plural, one {# demande} other {# demandes}} en {count} semaines, toutes à propos de : {label}.',
  '{total, plural, one {# inquiry} other {# inquiries}} in {count} weeks, most ({most}) about {label}.':
    '{total, plural, one {# demande} other {# demandes}} en {count} semaines, la plupart ({most}) à propos de : {label}.',
} satisfies Readonly<Record<string, string>>;
