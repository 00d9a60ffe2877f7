export { Bed } from '@/bed';
