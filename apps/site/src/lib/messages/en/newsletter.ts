export const newsletterPages = {
  confirm: {
    pageTitle: 'Confirm your subscription',
    ready: {
      title: 'One press, and it is confirmed',
      text: 'You asked for our newsletter. Press the button, so that we know the address is yours and that you want it.',
    },
    button: 'Confirm my subscription',
    busy: 'Confirming...',
    done: {
      title: 'You are subscribed',
      text: 'The newsletter comes to you when there is something to tell. A mail with your way out is in your inbox: keep it.',
    },
    expired: {
      title: 'This link is too old',
      text: 'A confirmation link works for seven days. Subscribe again, and a new one comes to your inbox.',
    },
    unknown: {
      title: 'We do not know this link',
      text: 'It may be cut short, or a newer mail has taken its place. Open the link of the latest mail, or subscribe again.',
    },
    error: 'Your confirmation did not reach us.',
    again: 'Subscribe again',
  },
  unsubscribe: {
    pageTitle: 'Unsubscribe',
    ready: {
      title: 'Leave the newsletter',
      text: 'Press the button, and no further newsletter comes to your address. You need no account, and we ask for no reason.',
    },
    button: 'Unsubscribe',
    busy: 'Unsubscribing...',
    done: {
      title: 'You are unsubscribed',
      text: 'No further newsletter comes to your address. If it was a slip, subscribe again at the foot of any page.',
    },
    expired: {
      title: 'This link is too old',
      text: 'Open the link of the latest mail you got from us.',
    },
    unknown: {
      title: 'We do not know this link',
      text: 'It may be cut short. Open the link at the end of a mail you got from us, or write to us and we do it for you.',
    },
    error: 'Your wish did not reach us.',
    again: 'Contact Us',
  },
};
