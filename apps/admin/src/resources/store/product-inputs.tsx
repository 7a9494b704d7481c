import type { productFields } from '@expat-buddy/domain/product/fields';
import { SelectInput } from 'react-admin';
import { GalleryInput } from '#features/photos/GalleryInput.tsx';
import { PictureInput } from '#features/photos/PictureInput.tsx';
import { TitleAndSlugInputs } from '#features/slug/TitleAndSlugInputs.tsx';
import type { OwnInputs } from '#ui/fields/FieldInputs.tsx';
import { PriceInput } from '#ui/inputs/PriceInput.tsx';
import { PublicationInput } from '#ui/inputs/PublicationInput.tsx';
import { CollectionInput } from './CollectionInput.tsx';
import { availabilityChoices, productLabels } from './product-form.ts';

export const productInputs: OwnInputs<typeof productFields> = {
  name: (
    <>
      <TitleAndSlugInputs titleSource="name" titleLabel={productLabels.name} />
      <PublicationInput />
    </>
  ),
  price: <PriceInput source="price" label={productLabels.price} />,
  availability: (
    <SelectInput
      source="availability"
      label={productLabels.availability}
      choices={availabilityChoices}
      translateChoice={false}
      helperText={false}
      isRequired
    />
  ),
  collection_id: <CollectionInput />,
  image: <PictureInput source="image" />,
  gallery: <GalleryInput source="gallery" label={productLabels.gallery} />,
};
