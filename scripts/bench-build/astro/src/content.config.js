import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

const posts = defineCollection({
  loader: glob({ pattern: '*.md', base: './src/content/posts' }),
  schema: z.object({
    title: z.string().max(80),
    date: z.coerce.date(),
    list: z.enum(['main', 'recent']),
    order: z.number().int(),
    category: z.string(),
    image: z.string(),
    focus: z.string(),
    alt: z.string().max(160),
    tags: z.array(z.string()).max(12),
    excerpt: z.string().min(70).max(155),
  }),
});

export const collections = { posts };
