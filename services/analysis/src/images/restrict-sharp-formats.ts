import sharp from 'sharp';

// One thread per operation. No cache, so that a user's image is not kept in memory.
sharp.concurrency(1);
sharp.cache(false);
// This process opens only images that the product created; uploads are decoded in the sandboxed process.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp'].map((format) => `VipsForeignLoad${format}Buffer`) });
