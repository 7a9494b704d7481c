/** How an inquiry reached us (`contact_submissions.channel`). */
/** Staff enter all but forms. */
export const enteredChannels = ['phone', 'whatsapp', 'email', 'visit'] as const;

const channelLabels: Readonly<Record<string, string>> = {
  form: 'Website form',
  phone: 'Phone',
  whatsapp: 'WhatsApp',
  email: 'Email',
  visit: 'In person',
};

export const channelLabel = (channel: string) => channelLabels[channel] ?? channel;
