/** What an emptied field is saved as. */
export const emptySettings = {
  company_name: '',
  tagline: '',
  phone: '',
  whatsapp: '',
  email: '',
  address: '',
  facebook_url: '',
  twitter_url: '',
  instagram_url: '',
  youtube_url: '',
  eur_rate: null,
  eur_rate_on: null,
  eur_rate_source: '',
  cancellation_terms: '',
  notification_emails: [],
};

export const settingsLabels = {
  company_name: 'Company name',
  tagline: 'Tagline',
  phone: 'Phone',
  whatsapp: 'WhatsApp',
  email: 'Email',
  address: 'Address',
  opening_hours: 'Opening hours',
  facebook_url: 'Facebook',
  twitter_url: 'Twitter',
  instagram_url: 'Instagram',
  youtube_url: 'YouTube',
  prices_are_examples: 'Prices are examples',
  eur_rate: 'Dinars for one euro',
  eur_rate_on: 'Day of the rate',
  eur_rate_source: 'Source of the rate',
  cancellation_terms: 'General cancellation terms',
  requires_proof_of_work: 'Invisible spam check',
  notification_emails: 'Who gets new inquiries',
  submission_retention_months: 'Inquiries are kept for',
  mail_retention_days: 'Mail text is kept for',
  unconfirmed_retention_days: 'Unconfirmed newsletter addresses are kept for',
  invitation_retention_days: 'Invitations are kept for',
  deleted_retention_days: 'Deleted content is kept for',
  history_retention_months: 'History is kept for',
  newsletter_rate_per_hour: 'Newsletter emails an hour',
};

export type SettingName = keyof typeof settingsLabels;

export const settingsSections: readonly { title: string; names: readonly SettingName[] }[] = [
  {
    title: 'How visitors reach you',
    names: ['email', 'phone', 'whatsapp', 'address', 'opening_hours'],
  },
  {
    title: 'Prices',
    names: ['prices_are_examples', 'eur_rate', 'eur_rate_on', 'eur_rate_source'],
  },
  { title: 'Cancellation', names: ['cancellation_terms'] },
  { title: 'Spam protection', names: ['requires_proof_of_work'] },
  {
    title: 'Name and networks',
    names: [
      'company_name',
      'tagline',
      'facebook_url',
      'twitter_url',
      'instagram_url',
      'youtube_url',
    ],
  },
  {
    title: 'Office. Visitors never see this',
    names: ['notification_emails', 'newsletter_rate_per_hour'],
  },
  {
    title: 'Automatic deletion. Older data is deleted once a day',
    names: [
      'submission_retention_months',
      'mail_retention_days',
      'unconfirmed_retention_days',
      'invitation_retention_days',
      'deleted_retention_days',
      'history_retention_months',
    ],
  },
];
