export const newsletterFormMessages = {
  title: 'Newsletter',
  text: 'Subscribe to receive travel inspiration and special offers.',
  email: 'Your email address',
  invalid: 'Enter a valid email address, such as name@example.com.',
  send: 'Subscribe',
  consent: 'By subscribing, you agree to our Privacy Policy and consent to receive updates.',
  sent: 'Check your inbox: a link in our email confirms your subscription.',
  errorTitle: 'Error',
  error: 'We could not subscribe you. Please try again.',
  tooMany:
    'There were many sign-ups from your network in the last hour. Please try again in an hour.',
};
