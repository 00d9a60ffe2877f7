import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { LikeButton } from '../src/index';

const meta = { component: LikeButton } satisfies Meta<typeof LikeButton>;

export default meta;

export const Short: StoryObj<typeof meta> = { args: { label: 'Like' } };
