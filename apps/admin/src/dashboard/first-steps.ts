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
      title: 'Add your contact details',
      why: 'Phone and email appear on the contact page and in every email we send.',
      isDone: steps.contact,
      ...forAdmins({ label: 'Open the settings', to: '/settings' }),
    },
    {
      id: 'photos',
      title: 'Add your own photos',
      why: 'Until then the site shows drawings.',
      isDone: steps.photos,
      way: { label: 'Upload photos', to: '/photos' },
    },
    {
      id: 'travel',
      title: 'Publish a travel',
      why: 'Visitors don’t see drafts; your colleagues do.',
      isDone: steps.travel,
      way: { label: 'Add a travel', to: '/travels/add' },
    },
    {
      id: 'colleague',
      title: 'Invite a colleague',
      why: 'Two people answer faster, and one can help if the other is locked out.',
      isDone: steps.colleague,
      ...forAdmins({ label: 'Invite someone', to: '/admin-management/invitations/add' }),
    },
    {
      id: 'inquiry',
      title: 'Send yourself an inquiry',
      why: 'It arrives here, with an email in your inbox.',
      isDone: steps.inquiry,
      way: { label: 'Open the contact page', href: '/contact' },
    },
  ];
}
