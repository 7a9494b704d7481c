export const tripShareMessages = {
  label: 'Share or print',
  share: 'Share',
  print: 'Print',
  whatsapp: 'Ask on WhatsApp',
  message: (title: string, url: string) => `Hello, I have a question about “${title}”: ${url}`,
  copied: { title: 'Link copied', description: 'Paste it where you want to share this page.' },
  notCopied: (url: string) => ({ title: 'Copy this link', description: url }),
};
