import type { collectionFields } from '@expat-buddy/domain/product/fields';
import { PictureInput } from '#features/photos/PictureInput.tsx';
import { TitleAndSlugInputs } from '#features/slug/TitleAndSlugInputs.tsx';
import { t } from '#i18n/t.ts';
import type { OwnInputs } from '#ui/fields/FieldInputs.tsx';
import { PublicationInput } from '#ui/inputs/PublicationInput.tsx';

export const collectionInputs: OwnInputs<typeof collectionFields> = {
  title: (
    <>
      <TitleAndSlugInputs titleSource="title" titleLabel={t('Title')} pathOnSite="/store/" />
      <PublicationInput />
    </>
  ),
  image: <PictureInput source="image" />,
};
