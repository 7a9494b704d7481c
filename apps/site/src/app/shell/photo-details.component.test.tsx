import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '#testing/fake-api.ts';
import { renderInSite } from '#testing/render-site.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import { PhotoDetailsProvider } from './photo-details-provider.tsx';

const address = (path: string) => `/storage/v1/object/public/photos/${path}`;

it('keeps the focal point of a cropped photo visible', async () => {
  fakeApi().answer('photos', [
    { path: 'known.webp', alt: 'Dunes', caption: '', credit: '', focal_x: 20, focal_y: 75 },
  ]);
  await renderInSite(
    <PhotoDetailsProvider>
      {/* Lazy pictures that are hidden are not fetched. */}
      <div hidden>
        <Picture src={address('known.webp')} alt="cropped" sizes="1px" />
        <Picture src={address('known.webp')} alt="whole" sizes="1px" isWhole />
        <Picture src={address('draft.webp')} alt="draft" sizes="1px" className="object-bottom" />
        <Picture src="/illustrations/dunes-night.webp" alt="drawn" sizes="1px" />
      </div>
    </PhotoDetailsProvider>,
  );
  const style = (alt: string) =>
    page.getByRole('img', { name: alt, includeHidden: true }).element().getAttribute('style');
  await expect.poll(() => style('cropped')).toBe('object-position: 20% 75%;');
  expect(style('whole')).toBe(null);
  expect(style('draft')).toBe('object-position: 50% 50%;');
  expect(style('drawn')).toBe(null);
});
