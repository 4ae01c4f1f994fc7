import sharp from 'sharp';

// One thread each, and no picture of one person is kept for another.
sharp.concurrency(1);
sharp.cache(false);
// Only pictures that the product made itself are opened here; those from outside go through the decoding process.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp'].map((format) => `VipsForeignLoad${format}Buffer`) });
