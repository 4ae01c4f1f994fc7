import sharp from 'sharp';

// SVG drawn here is trusted; a process that also opens users' photos may have blocked this loader.
sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });

export { sharp };
