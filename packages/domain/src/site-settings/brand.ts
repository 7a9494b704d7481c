import type { Row } from '../supabase-client.ts';

export const socialNetworks = ['facebook', 'twitter', 'instagram', 'youtube'] as const;

export type SocialNetwork = (typeof socialNetworks)[number];

/** The company as visitors see it. */
export type Brand = {
  name: string;
  tagline: string;
  phone: string;
  whatsapp: string;
  email: string;
  address: string;
  /** Empty while the link is a placeholder (specification, section 2, "Footer"). */
  social: Readonly<Record<SocialNetwork, string>>;
};

/** The defaults; contact details are empty until the settings have them. */
export const brand: Brand = {
  name: 'Expat Buddy',
  tagline: 'Travel, adventure and a helping hand in Algeria',
  phone: '',
  whatsapp: '',
  email: '',
  address: '',
  social: { facebook: '', twitter: '', instagram: '', youtube: '' },
};

/** The brand from the settings, with the defaults for empty fields. */
export function brandFromSettings(settings: Row<'site_settings'> | null): Brand {
  if (settings === null) return brand;
  return {
    name: settings.company_name || brand.name,
    tagline: settings.tagline || brand.tagline,
    phone: settings.phone,
    whatsapp: settings.whatsapp,
    email: settings.email,
    address: settings.address,
    social: {
      facebook: settings.facebook_url,
      twitter: settings.twitter_url,
      instagram: settings.instagram_url,
      youtube: settings.youtube_url,
    },
  };
}
