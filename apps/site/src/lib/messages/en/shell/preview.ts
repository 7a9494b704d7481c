export const previewMessages = {
  title: 'Preview',
  loading: 'Loading the preview...',
  error: 'The preview could not be loaded.',
  notFound: 'This preview link has expired or was revoked. Ask for a new one.',
  noPage: 'There is no preview page for this kind of content.',
  unpublished: 'Preview, not published',
  published: 'Preview of published content',
  expires: (moment: string) => `The link expires on ${moment}.`,
  back: 'To the home page',
  photo: 'Photo',
  alt: 'Description for people who cannot see it:',
  noAlt: 'none yet',
};
