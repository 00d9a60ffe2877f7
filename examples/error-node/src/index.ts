export const unit = 'kg';
