export const preview = {
  title: 'Preview',
  loading: 'Loading the preview...',
  error: 'The preview could not be loaded.',
  notFound: 'This preview link has expired or was revoked. Ask for a new one.',
  noPage: 'This kind of content has no page of its own to preview.',
  unpublished: 'Preview, not published',
  published: 'Preview of published content',
  expires: (moment: string) => `The link expires on ${moment}.`,
  back: 'To the home page',
};
