/** Replaces an image file by a constant URL. */
module.exports = '/picture.svg';
