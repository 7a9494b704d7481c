/** How an inquiry reached us (`contact_submissions.channel`). */
export const channels = ['form', 'phone', 'whatsapp', 'email', 'visit'] as const;
export type Channel = (typeof channels)[number];

/** Staff enter all but forms. */
export const enteredChannels = channels.filter((channel) => channel !== 'form');

const channelLabels: Readonly<Record<string, string>> = {
  form: 'Website form',
  phone: 'Phone',
  whatsapp: 'WhatsApp',
  email: 'Email',
  visit: 'In person',
};

export const channelLabel = (channel: string) => channelLabels[channel] ?? channel;
