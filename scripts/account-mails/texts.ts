import { isolate } from '@expat-buddy/domain/format/isolate';
import type { Language } from '@expat-buddy/domain/language/languages';

export type AccountMail = 'confirmation' | 'recovery' | 'email_change' | 'invite' | 'magic_link';

export type AccountMailTexts = {
  subject: string;
  /** What happened, and what the button does. */
  paragraph: string;
  action: string;
  /** For a reader who did not request the email. */
  mistake: string;
};

/** Filled in by Supabase Auth. */
const from = isolate('{{ .Email }}');
const to = isolate('{{ .NewEmail }}');

const en: Record<AccountMail, AccountMailTexts> = {
  confirmation: {
    subject: 'Confirm your email address',
    paragraph:
      'An account was created with this address. Follow this link to confirm that it is yours.',
    action: 'Confirm email address',
    mistake:
      'If you did not create an account, ignore this email: without your confirmation the account cannot be used.',
  },
  recovery: {
    subject: 'Reset your password',
    paragraph: 'Follow this link to choose a new password. The link works once, for one hour.',
    action: 'Choose a new password',
    mistake: 'If you did not ask for this, ignore this email.',
  },
  email_change: {
    subject: 'Confirm your new email address',
    paragraph: `Follow this link to change your email address from ${from} to ${to}.`,
    action: 'Confirm new address',
    mistake: 'If you did not ask for this, ignore this email.',
  },
  invite: {
    subject: 'You have been invited',
    paragraph:
      'An account was created for you. Follow this link to choose a password. The link works once, for one hour.',
    action: 'Choose a password',
    mistake: 'If you do not expect an invitation, ignore this email.',
  },
  magic_link: {
    subject: 'Your sign-in link',
    paragraph: 'Follow this link to sign in. The link works once, for one hour.',
    action: 'Sign in',
    mistake: 'If you did not ask for this, ignore this email.',
  },
};

const fr: typeof en = {
  confirmation: {
    subject: 'Confirmez votre adresse e-mail',
    paragraph:
      'Un compte a été créé avec cette adresse. Suivez ce lien pour confirmer qu’elle est à vous.',
    action: 'Confirmer mon adresse',
    mistake:
      'Si vous n’avez pas créé de compte, ignorez cet e-mail\u00a0: sans votre confirmation, le compte ne peut pas servir.',
  },
  recovery: {
    subject: 'Réinitialisez votre mot de passe',
    paragraph:
      'Suivez ce lien pour choisir un nouveau mot de passe. Il sert une seule fois, pendant une heure.',
    action: 'Choisir un mot de passe',
    mistake: 'Si vous n’avez rien demandé, ignorez cet e-mail.',
  },
  email_change: {
    subject: 'Confirmez votre nouvelle adresse e-mail',
    paragraph: `Suivez ce lien pour remplacer votre adresse ${from} par ${to}.`,
    action: 'Confirmer la nouvelle adresse',
    mistake: 'Si vous n’avez rien demandé, ignorez cet e-mail.',
  },
  invite: {
    subject: 'Vous avez reçu une invitation',
    paragraph:
      'Un compte a été créé pour vous. Suivez ce lien pour choisir un mot de passe. Il sert une seule fois, pendant une heure.',
    action: 'Choisir un mot de passe',
    mistake: 'Si vous n’attendez pas d’invitation, ignorez cet e-mail.',
  },
  magic_link: {
    subject: 'Votre lien de connexion',
    paragraph: 'Suivez ce lien pour vous connecter. Il sert une seule fois, pendant une heure.',
    action: 'Me connecter',
    mistake: 'Si vous n’avez rien demandé, ignorez cet e-mail.',
  },
};

const ar: typeof en = {
  confirmation: {
    subject: 'تأكيد عنوان بريدكم الإلكتروني',
    paragraph: 'أُنشئ حساب بهذا العنوان. اتبعوا هذا الرابط لتأكيد أنه عنوانكم.',
    action: 'تأكيد العنوان',
    mistake: 'إذا لم تُنشئوا حسابا، فتجاهلوا هذه الرسالة: لا يمكن استعمال الحساب دون تأكيدكم.',
  },
  recovery: {
    subject: 'إعادة تعيين كلمة المرور',
    paragraph: 'اتبعوا هذا الرابط لاختيار كلمة مرور جديدة. يعمل الرابط مرة واحدة خلال ساعة.',
    action: 'اختيار كلمة مرور',
    mistake: 'إذا لم تطلبوا ذلك، فتجاهلوا هذه الرسالة.',
  },
  email_change: {
    subject: 'تأكيد عنوان بريدكم الجديد',
    paragraph: `اتبعوا هذا الرابط لتغيير عنوانكم من ${from} إلى ${to}.`,
    action: 'تأكيد العنوان الجديد',
    mistake: 'إذا لم تطلبوا ذلك، فتجاهلوا هذه الرسالة.',
  },
  invite: {
    subject: 'وصلتكم دعوة',
    paragraph:
      'أُنشئ حساب لكم. اتبعوا هذا الرابط لاختيار كلمة مرور. يعمل الرابط مرة واحدة خلال ساعة.',
    action: 'اختيار كلمة مرور',
    mistake: 'إذا لم تنتظروا دعوة، فتجاهلوا هذه الرسالة.',
  },
  magic_link: {
    subject: 'رابط تسجيل الدخول',
    paragraph: 'اتبعوا هذا الرابط لتسجيل الدخول. يعمل الرابط مرة واحدة خلال ساعة.',
    action: 'تسجيل الدخول',
    mistake: 'إذا لم تطلبوا ذلك، فتجاهلوا هذه الرسالة.',
  },
};

export const accountMailTexts: Readonly<
  Record<Language, Readonly<Record<AccountMail, AccountMailTexts>>>
> = { en, fr, ar };
