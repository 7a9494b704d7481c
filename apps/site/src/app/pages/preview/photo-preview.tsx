import { photoUrl } from '@expat-buddy/domain/photo/image-url';
import { env } from '#lib/env.ts';
import { galleryMessages as gallery } from '#messages/controls/gallery.ts';
import { previewMessages as text } from '#messages/shell/preview.ts';
import { Picture } from '#ui/picture/picture.tsx';

type PreviewedPhoto = { path: string; alt: string; caption: string; credit: string };

/** A photo of the media library has no page of its own: it is shown as pages show it, with its texts. */
function PhotoPreview({ photo }: { photo: PreviewedPhoto }) {
  const { path, alt, caption, credit } = photo;
  return (
    <div className="page-width pt-10 pb-16">
      <h1 className="text-title">{text.photo}</h1>
      <figure className="mt-6 max-w-4xl">
        <Picture
          src={photoUrl(env.supabaseUrl, path)}
          alt={alt}
          sizes="(min-width: 64rem) 56rem, 100vw"
          isPriority
          className="h-auto w-full bg-sand"
        />
        <figcaption className="mt-3 text-small text-muted">
          {caption && <span className="block text-ink">{caption}</span>}
          {credit && <span className="block">{gallery.photo(credit)}</span>}
          <span className="block">
            {text.alt} {alt || text.noAlt}
          </span>
        </figcaption>
      </figure>
    </div>
  );
}

export const photoPage = (record: Readonly<Record<string, unknown>>) => () => (
  <PhotoPreview photo={record as PreviewedPhoto} />
);
