/** The English of messages whose key has a note, as one English word is several in French. */
export const english: Readonly<Record<string, string>> = {
  'About (subject)': 'About',
  'Confirmed (proposal)': 'Confirmed',
  'Lost (inquiries)': 'Lost',
  'Mine (version)': 'Mine',
  'New (inquiries)': 'New',
  'New (inquiry)': 'New',
  'Open (inquiries)': 'Open',
  'Open (invitation)': 'Open',
  'Phone (screen)': 'Phone',
  'Replaced (proposal)': 'Replaced',
  'Sent (proposal)': 'Sent',
  'To (day)': 'To',
  'Withdrawn (proposal)': 'Withdrawn',
  'Won (inquiries)': 'Won',
};
