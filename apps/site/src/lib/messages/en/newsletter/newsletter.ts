export const newsletterPageMessages = {
  confirm: {
    pageTitle: 'Confirm your subscription',
    ready: {
      title: 'One click to confirm',
      text: 'You asked for our newsletter. Click the button to confirm that the address is yours and that you want it.',
    },
    button: 'Confirm my subscription',
    busy: 'Confirming...',
    done: {
      title: 'You are subscribed',
      text: 'We write when there is something to tell. Your inbox has an email with an unsubscribe link: keep it.',
    },
    expired: {
      title: 'This link has expired',
      text: 'A confirmation link works for seven days. Subscribe again to get a new one.',
    },
    unknown: {
      title: 'This link does not work',
      text: 'It may be incomplete, or a newer email has replaced it. Open the link in the latest email, or subscribe again.',
    },
    error: 'Your subscription could not be confirmed.',
    again: 'Subscribe again',
  },
  unsubscribe: {
    pageTitle: 'Unsubscribe',
    ready: {
      title: 'Unsubscribe from the newsletter',
      text: 'Click the button and we stop sending it. No account, no questions.',
    },
    button: 'Unsubscribe',
    busy: 'Unsubscribing...',
    done: {
      title: 'You are unsubscribed',
      text: 'You will get no further newsletters. Changed your mind? Subscribe again at the foot of any page.',
    },
    expired: {
      title: 'This link has expired',
      text: 'Open the link in our latest email.',
    },
    unknown: {
      title: 'This link does not work',
      text: 'It may be incomplete. Open the link at the end of an email from us, or write to us and we unsubscribe you.',
    },
    error: 'We could not unsubscribe you.',
    again: 'Contact Us',
  },
};
