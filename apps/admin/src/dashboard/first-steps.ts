import { t } from '#i18n/t.ts';
import type { DashboardData } from './dashboard.ts';

export type Step = {
  id: keyof DashboardData['steps'];
  title: string;
  why: string;
  isDone: boolean;
  /** Missing when only another role can do the step. */
  way?: { label: string; to?: string; href?: string };
};

export function firstSteps({ steps, accounts }: Pick<DashboardData, 'steps' | 'accounts'>): Step[] {
  const isAdmin = accounts !== null;
  const forAdmins = (way: NonNullable<Step['way']>) => (isAdmin ? { way } : {});
  return [
    {
      id: 'contact',
      title: t('Add your contact details'),
      why: t('Phone and email appear on the contact page and in every email we send.'),
      isDone: steps.contact,
      ...forAdmins({ label: t('Open the settings'), to: '/settings' }),
    },
    {
      id: 'photos',
      title: t('Add your own photos'),
      why: t('Until then the site shows drawings.'),
      isDone: steps.photos,
      way: { label: t('Upload photos'), to: '/photos' },
    },
    {
      id: 'travel',
      title: t('Publish a travel'),
      why: t('Visitors don’t see drafts; your colleagues do.'),
      isDone: steps.travel,
      way: { label: t('Add a travel'), to: '/travels/add' },
    },
    {
      id: 'colleague',
      title: t('Invite a colleague'),
      why: t('Two people answer faster, and one can help if the other is locked out.'),
      isDone: steps.colleague,
      ...forAdmins({ label: t('Invite someone'), to: '/admin-management/invitations/add' }),
    },
    {
      id: 'inquiry',
      title: t('Send yourself an inquiry'),
      why: t('It arrives here, with an email in your inbox.'),
      isDone: steps.inquiry,
      way: { label: t('Open the contact page'), href: '/contact' },
    },
  ];
}
