export const legalMessages = {
  contents: 'On this page',
  version: (day: string) => `Version of ${day}`,
  questions: 'Questions about this text?',
  writeTo: 'Write to',
  orForm: 'or use the [contact form](/contact).',
  useForm: 'Use the [contact form](/contact).',
};
