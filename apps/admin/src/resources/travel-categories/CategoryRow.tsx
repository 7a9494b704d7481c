import { categoryFilters, hasFixedFilter } from '@expat-buddy/domain/travel-category/fixed-filters';
import { categoryImage } from '@expat-buddy/domain/travel-category/image';
import type { TravelCategory } from '@expat-buddy/domain/travel-category/types';
import { Box, Chip, Link as MuiLink, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { PublicationState } from '#features/record-editing/publication/PublicationState.tsx';
import { TranslationMark } from '#features/record-editing/translations/TranslationMark.tsx';
import { t } from '#i18n/t.ts';
import { imageUrl } from '#providers/image-url.ts';
import { SelectRow } from '#ui/list/SelectRows.tsx';
import { Picture } from '#ui/Picture.tsx';
import { editPath } from '#ui/record-paths.ts';
import { CategoryIcon } from './CategoryIcon.tsx';
import { describeFilter } from './filter/stored-filter.ts';

export type CategoryRecord = TravelCategory;

export function CategoryRow({ category }: { category: CategoryRecord }) {
  const conditions = describeFilter(categoryFilters(category)).join(', ') || t('All travels');
  return (
    <Box sx={{ display: 'flex', gap: { xs: 0.5, sm: 1.5 }, alignItems: 'center', py: 1.5 }}>
      <SelectRow id={category.id} name={category.name} />
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
        <Picture src={imageUrl(categoryImage(category))} width={96} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', color: 'secondary.main' }}>
          <CategoryIcon name={category.icon} size={18} />
          <MuiLink
            component={Link}
            to={editPath('travel-categories', category.id)}
            sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}
          >
            {category.name}
          </MuiLink>
        </Box>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {`/categories/${category.route} · ${conditions}`}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
          <PublicationState table="travel_categories" record={category} />
          <TranslationMark table="travel_categories" id={category.id} />
          {hasFixedFilter(category.route) && (
            <Chip size="small" variant="outlined" label={t('Fixed travels')} />
          )}
        </Box>
      </Box>
    </Box>
  );
}
