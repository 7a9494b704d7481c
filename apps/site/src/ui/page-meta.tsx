import { useLocation } from 'react-router-dom';
import { urlOf } from '#lib/address.ts';
import { env } from '#lib/env.ts';
import { shareImage } from '#lib/pictures/share-image.ts';
import { useSiteName } from '#lib/site-settings/site-name.ts';
import { baseMessages } from '#messages/shell/base.ts';

type PageMetaProps = {
  title: string;
  description?: string;
  /** The canonical path; omitted for pages without one. */
  path?: string;
  /** Root-relative picture for shared links. */
  image?: string;
  isHidden?: boolean;
};

export function PageMeta({ title, description, path, image, isHidden }: PageMetaProps) {
  const shared = image && shareImage(image);
  const { common } = baseMessages;
  // A page of a list is canonical; a filtered list is not.
  const { search } = useLocation();
  const address = path && urlOf(path) + (/^\?page=\d+$/.test(search) ? search : '');
  const siteName = useSiteName();
  const fullTitle = common.pageTitle(title, siteName);
  return (
    <>
      <title>{fullTitle}</title>
      <meta property="og:title" content={fullTitle} />
      <meta property="og:site_name" content={siteName} />
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {address && <link rel="canonical" href={address} />}
      {address && <meta property="og:url" content={address} />}
      {shared && <meta property="og:image" content={new URL(shared, env.siteUrl).href} />}
      {isHidden && <meta name="robots" content="noindex" />}
    </>
  );
}
