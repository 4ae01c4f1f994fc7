import sharp from 'sharp';

// One thread per operation; no cache, so that no image of a user is held in memory for another one.
sharp.concurrency(1);
sharp.cache(false);
// This process opens only images that the product created; uploads go through the decoding process.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp'].map((format) => `VipsForeignLoad${format}Buffer`) });
